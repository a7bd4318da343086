// A filter for dead positions: pagoda functions (theory/pagoda.hpp) show that they cannot reach the other end.
//
// Each function has a least sum for positions that are not dead. The sums of all functions lie side by side in 16 bits
// each, so SIMD instructions add eight at a time.
#pragma once

#include "search/paths/beams/word_board.hpp"

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

namespace pegwright::search::paths::beams {

template <std::size_t W>
class DeadFilter {
public:
    using Bits = WideBits<W>;
    // The newest functions are kept.
    static constexpr std::size_t most = 32;
    // The sum of each function minus its bound. Negative: dead.
    using WeightSums = std::array<std::int16_t, most>;

    explicit DeadFilter(const WordBoard<W>& board)
        : board_(board), of_bit_(board.layout().bits()), of_jump_(board.directions()) {
        for (auto& jumps : of_jump_) jumps.resize(board.layout().bits());
    }

    bool empty() const { return added_ == 0; }
    std::size_t added() const { return added_; }

    // weights: by bit. False, and no change, if the numbers are too large. O(jumps).
    bool add(const std::vector<std::int32_t>& weights, std::int64_t bound) {
        constexpr std::int64_t largest = std::numeric_limits<std::int16_t>::max() / 2;
        std::int64_t size = bound < 0 ? -bound : bound;
        for (const std::int32_t weight : weights) size += weight < 0 ? -weight : weight;
        if (size > largest) return false;
        const std::size_t lane = added_++ % most;
        start_[lane] = static_cast<std::int16_t>(-bound);
        board_.full().for_each([&](std::size_t bit) { of_bit_[bit][lane] = static_cast<std::int16_t>(weights[bit]); });
        for (std::size_t d = 0; d < of_jump_.size(); ++d)
            board_.starts(d).for_each([&](std::size_t bit) {
                const auto holes = board_.holes_of(step_of(bit, d));
                of_jump_[d][bit][lane] =
                    static_cast<std::int16_t>(weights[holes[2]] - weights[holes[1]] - weights[holes[0]]);
            });
        return true;
    }

    // O(pegs); O(1) if the filter is empty.
    WeightSums sums(const Bits& position) const {
        WeightSums sums = start_;
        if (!empty())
            position.for_each([&](std::size_t bit) {
                for (std::size_t i = 0; i < most; ++i) sums[i] = static_cast<std::int16_t>(sums[i] + of_bit_[bit][i]);
            });
        return sums;
    }
    // Whether the position, or the one after the jump, is dead. before: the sums before the jump.
    bool dead(const Bits& position) const { return negative(sums(position)); }
    bool dead_after(const WeightSums& before, Step step) const {
        if (empty()) return false;
        WeightSums after;
        const WeightSums& change = of_jump_[step.direction][step.from];
        for (std::size_t i = 0; i < most; ++i) after[i] = static_cast<std::int16_t>(before[i] + change[i]);
        return negative(after);
    }

private:
    static bool negative(const WeightSums& sums) {
        std::int16_t signs = 0;
        for (const std::int16_t sum : sums) signs = static_cast<std::int16_t>(signs | sum);
        return signs < 0;
    }

    const WordBoard<W>& board_;
    WeightSums start_{};
    std::vector<WeightSums> of_bit_;
    std::vector<std::vector<WeightSums>> of_jump_;  // by direction and bit
    std::size_t added_ = 0;
};

}  // namespace pegwright::search::paths::beams
