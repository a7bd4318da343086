// How far a position seems from a goal: what a beam keeps its best positions by.
//
// Each peg has a weight by its hole: how hard it is to jump over there (corners, edges and the ends of arms
// are hard), and the square of the distance to the goal; a peg without neighbours adds a little more.
#pragma once

#include "search/bits/small_board.hpp"

#include <array>
#include <bit>
#include <span>
#include <vector>

namespace pegwright::search::paths {

// By number of the hole: its weight, and the holes next to it; and what a peg without neighbours
// adds.
struct PegWeights {
    std::array<std::int32_t, 64> weight{};
    std::array<Bits, 64> neighbours{};
    std::int32_t alone = 0;

    // Smaller is better. O(pegs).
    std::int32_t of(Bits position) const {
        std::int32_t sum = 0;
        for (Bits rest = position; rest != 0; rest &= rest - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(rest));
            sum += weight[i] + ((neighbours[i] & position) == 0 ? alone : 0);
        }
        return sum;
    }
};

// The weightings to try, the most useful first. goals: positions.
std::vector<PegWeights> peg_weights(const SmallBoard& board, std::span<const Bits> goals);

}  // namespace pegwright::search::paths
