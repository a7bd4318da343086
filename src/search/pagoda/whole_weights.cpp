#include "search/pagoda/whole_weights.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <numeric>

namespace pegwright::search::pagoda {
namespace {

using PagodaWeights = std::vector<std::int32_t>;

// For whole numbers that the simplex made too large.
constexpr double noise = 1e-7;
constexpr double largest = 1e9;

bool holds(const PagodaWeights& weights, const JumpIndices& j) {
    return std::int64_t{weights[j.from]} + weights[j.over] >= weights[j.to];
}

// Sums of some positions, optionally with one weight changed.
class PositionSums {
public:
    PositionSums(std::span<const Position> positions, const PagodaWeights& weights) : positions_(positions) {
        for (const Position& position : positions) {
            std::int64_t& sum = sums_.emplace_back(0);
            for (std::size_t i = 0; i < weights.size(); ++i) sum += position.peg_at(i) ? weights[i] : 0;
        }
    }
    std::int64_t most(std::size_t hole = 0, std::int32_t change = 0) const {
        std::int64_t most = std::numeric_limits<std::int64_t>::min();
        for (std::size_t k = 0; k < sums_.size(); ++k) most = std::max(most, changed(k, hole, change));
        return most;
    }
    std::int64_t least(std::size_t hole = 0, std::int32_t change = 0) const {
        std::int64_t least = std::numeric_limits<std::int64_t>::max();
        for (std::size_t k = 0; k < sums_.size(); ++k) least = std::min(least, changed(k, hole, change));
        return least;
    }
    void change(std::size_t hole, std::int32_t change) {
        for (std::size_t k = 0; k < sums_.size(); ++k) sums_[k] = changed(k, hole, change);
    }

private:
    std::int64_t changed(std::size_t k, std::size_t hole, std::int32_t change) const {
        return sums_[k] + (positions_[k].peg_at(hole) ? change : 0);
    }

    std::span<const Position> positions_;
    std::vector<std::int64_t> sums_;
};

// Moves weights towards 0 in steps of 1 while possible, and divides by their common divisor.
class WeightReduction {
public:
    WeightReduction(std::span<const Position> starts, std::span<const Position> goals,
                    std::span<const JumpIndices> jumps, PagodaWeights weights)
        : weights_(std::move(weights)), starts_(starts, weights_), goals_(goals, weights_), jumps_at_(weights_.size()) {
        for (const JumpIndices& jump : jumps)
            for (const std::uint64_t hole : {jump.from, jump.over, jump.to}) jumps_at_[hole].push_back(jump);
    }

    PagodaWeights reduced() {
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t i = 0; i < weights_.size(); ++i)
                while (weights_[i] != 0 && change(i, weights_[i] > 0 ? -1 : 1)) changed = true;
        }
        const std::int32_t divisor =
            std::accumulate(weights_.begin(), weights_.end(), 0, [](auto a, auto b) { return std::gcd(a, b); });
        for (std::int32_t& w : weights_) w /= std::max(divisor, 1);
        return weights_;
    }

private:
    bool change(std::size_t i, std::int32_t by) {
        if (goals_.least(i, by) <= starts_.most(i, by)) return false;
        weights_[i] += by;
        if (std::all_of(jumps_at_[i].begin(), jumps_at_[i].end(), [&](const auto& j) { return holds(weights_, j); })) {
            starts_.change(i, by);
            goals_.change(i, by);
            return true;
        }
        weights_[i] -= by;
        return false;
    }

    PagodaWeights weights_;
    PositionSums starts_;
    PositionSums goals_;
    std::vector<std::vector<JumpIndices>> jumps_at_;  // that touch a hole
};

PagodaWeights rounded_up(const std::vector<double>& approximate, double times) {
    PagodaWeights weights;
    weights.reserve(approximate.size());
    for (const double w : approximate) weights.push_back(static_cast<std::int32_t>(std::ceil(times * w - noise)));
    return weights;
}

std::vector<std::vector<std::uint64_t>> pegs_of(std::span<const Position> positions) {
    std::vector<std::vector<std::uint64_t>> all;
    for (const Position& position : positions) {
        auto& numbers = all.emplace_back();
        for (const Hole h : position.holes(true)) numbers.push_back(position.board().index(h));
    }
    return all;
}

}  // namespace

std::optional<PagodaFunction> whole_weights(const std::vector<double>& approximate, std::span<const Position> starts,
                                            std::span<const Position> goals) {
    double most = 0;
    for (const double w : approximate) most = std::max(most, std::abs(w));
    const Board& board = starts.front().board();
    const std::vector<JumpIndices> jumps = all_jumps(board);
    // In quarters of the scale that makes the largest weight 1, later in larger steps. Finer steps gave no smaller
    // numbers.
    for (double quarters = 1; most > 0 && quarters <= largest; quarters += std::max(1.0, std::floor(quarters / 16))) {
        PagodaWeights weights = rounded_up(approximate, quarters / (4 * most));
        if (PositionSums(goals, weights).least() <= PositionSums(starts, weights).most()) continue;
        if (!std::all_of(jumps.begin(), jumps.end(), [&](const JumpIndices& j) { return holds(weights, j); })) continue;
        return PagodaFunction::of(board, WeightReduction(starts, goals, jumps, std::move(weights)).reduced());
    }
    return std::nullopt;
}

std::optional<PagodaFunction> function_between(std::span<const JumpIndices> jumps, std::span<const Position> starts,
                                               std::span<const Position> goals) {
    const auto holes = static_cast<std::size_t>(starts.front().board().hole_count());
    const auto weights = least_weights({holes, jumps, pegs_of(starts), pegs_of(goals)});
    return weights ? whole_weights(*weights, starts, goals) : std::nullopt;
}

}  // namespace pegwright::search::pagoda
