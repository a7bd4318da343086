#include "search/pagoda/whole_weights.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

namespace pegwright::search::pagoda {
namespace {

using Weights = std::vector<std::int32_t>;

// Whole numbers may have come out of the simplex a little larger than they are.
constexpr double noise = 1e-7;
constexpr double largest = 1e9;

std::int64_t sum(const Weights& weights, const std::vector<std::uint64_t>& holes) {
    std::int64_t sum = 0;
    for (const std::uint64_t i : holes) sum += weights[i];
    return sum;
}

std::vector<std::uint64_t> pegs_of(const Position& position) {
    std::vector<std::uint64_t> numbers;
    for (const Hole h : position.holes(true)) numbers.push_back(position.board().index(h));
    return numbers;
}

class Rounding {
public:
    Rounding(const Position& start, std::span<const Position> goals)
        : jumps_(all_jumps(start.board())), start_(pegs_of(start)) {
        for (const Position& goal : goals) goals_.push_back(pegs_of(goal));
        jumps_at_.resize(static_cast<std::size_t>(start.board().hole_count()));
        for (const Places& jump : jumps_)
            for (const std::uint64_t hole : {jump.from, jump.over, jump.to}) jumps_at_[hole].push_back(jump);
    }

    bool forbids(const Weights& weights) const {
        const std::int64_t at_start = sum(weights, start_);
        return std::all_of(goals_.begin(), goals_.end(), [&](const auto& goal) { return sum(weights, goal) > at_start; });
    }
    bool is_pagoda(const Weights& weights) const {
        return std::all_of(jumps_.begin(), jumps_.end(), [&](const Places& j) { return holds(weights, j); });
    }
    // Moves weights towards 0, one by 1 at a time, as long as one can be.
    void reduce(Weights& weights) const {
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t i = 0; i < weights.size(); ++i)
                while (weights[i] != 0 && try_at(weights, i, weights[i] > 0 ? -1 : 1)) changed = true;
        }
        const std::int32_t divisor = std::accumulate(weights.begin(), weights.end(), 0,
                                                     [](std::int32_t a, std::int32_t b) { return std::gcd(a, b); });
        for (std::int32_t& w : weights) w /= std::max(divisor, 1);
    }

private:
    static bool holds(const Weights& weights, const Places& j) {
        return std::int64_t{weights[j.from]} + weights[j.over] >= weights[j.to];
    }
    bool try_at(Weights& weights, std::size_t i, std::int32_t change) const {
        weights[i] += change;
        const bool good = std::all_of(jumps_at_[i].begin(), jumps_at_[i].end(),
                                      [&](const Places& j) { return holds(weights, j); }) &&
                          forbids(weights);
        if (!good) weights[i] -= change;
        return good;
    }

    std::vector<Places> jumps_;
    std::vector<std::vector<Places>> jumps_at_;  // that touch a hole
    std::vector<std::uint64_t> start_;
    std::vector<std::vector<std::uint64_t>> goals_;
};

Weights rounded_up(const std::vector<double>& approximate, double times) {
    Weights weights;
    weights.reserve(approximate.size());
    for (const double w : approximate) weights.push_back(static_cast<std::int32_t>(std::ceil(times * w - noise)));
    return weights;
}

}  // namespace

std::optional<PagodaFunction> whole_weights(const std::vector<double>& approximate, const Position& start,
                                            std::span<const Position> goals) {
    double most = 0;
    for (const double w : approximate) most = std::max(most, std::abs(w));
    if (most == 0) return std::nullopt;
    const Rounding rounding(start, goals);
    // Quarters of the scale that makes the largest weight 1: finer ones gave no smaller numbers.
    const double last = static_cast<double>(start.peg_count()) + 2;
    for (int quarters = 1;; ++quarters) {
        const double times = quarters / (4 * most);
        if (times > last + 1 || times * most > largest) return std::nullopt;
        Weights weights = rounded_up(approximate, times);
        if (!rounding.forbids(weights) || !rounding.is_pagoda(weights)) continue;
        rounding.reduce(weights);
        return PagodaFunction::of(start.board(), std::move(weights));
    }
}

}  // namespace pegwright::search::pagoda
