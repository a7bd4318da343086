#include "search/moves/resource_count.hpp"

#include <algorithm>
#include <bit>

namespace pegwright::search::moves {
namespace {

// The most lost on the ways of a peg from hole i on: `lost` so far, `over` the holes jumped over.
int most_lost_from(const SmallBoard& board, const std::vector<int>& weights, std::size_t i, int lost, Bits over) {
    int most = lost;
    for (const BitJump& jump : board.jumps_from(i)) {
        if ((over >> jump.over & 1) != 0) continue;
        const int after = lost + weights[jump.from] + weights[jump.over] - weights[jump.to];
        most = std::max(most, most_lost_from(board, weights, jump.to, after, over | Bits{1} << jump.over));
    }
    return most;
}

}  // namespace

bool is_pagoda(const SmallBoard& board, const std::vector<int>& weights) {
    return std::all_of(board.jumps().begin(), board.jumps().end(),
                       [&](const BitJump& j) { return weights[j.from] + weights[j.over] >= weights[j.to]; });
}

int most_lost_in_a_move(const SmallBoard& board, const std::vector<int>& weights) {
    int most = 0;
    for (std::size_t i = 0; i < board.size(); ++i) most = std::max(most, most_lost_from(board, weights, i, 0, 0));
    return most;
}

ResourceBound::ResourceBound(const ResourceCount& count, Bits start, std::span<const Bits> goals)
    : most_lost_(count.most_lost) {
    for (std::size_t i = 0; i < count.weights.size(); ++i) {
        const int weight = count.weights[i];
        const auto same = std::find_if(parts_.begin(), parts_.end(), [&](const Part& p) { return p.weight == weight; });
        if (same == parts_.end())
            parts_.push_back({Bits{1} << i, weight});
        else
            same->holes |= Bits{1} << i;
    }
    // Of several goals the one that asks least: of a pagoda function the lowest, else the highest.
    std::vector<int> targets;
    for (const Bits goal : goals) targets.push_back(value(goal));
    if (!targets.empty())
        at_goal_ = most_lost_ == 0 ? *std::min_element(targets.begin(), targets.end())
                                   : *std::max_element(targets.begin(), targets.end());
    std::erase_if(parts_, [](const Part& p) { return p.weight == 0; });
    at_start_ = value(start);
}

int ResourceBound::value(Bits position) const {
    int sum = 0;
    for (const Part& part : parts_) sum += part.weight * std::popcount(position & part.holes);
    return sum;
}

int ResourceBound::moves(int lost) const {
    if (most_lost_ == 0) return lost < 0 ? never : 0;
    return lost <= 0 ? 0 : (lost + most_lost_ - 1) / most_lost_;
}

}  // namespace pegwright::search::moves
