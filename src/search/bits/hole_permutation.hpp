// Symmetries of a small board as permutations of its holes. They need not come from a board family:
// any set of holes has its own.
#pragma once

#include "search/bits/small_board.hpp"

#include <bit>
#include <cstdint>
#include <vector>

namespace pegwright::search::bits {

// Entry i is the number of the hole that hole i is taken to.
using HolePermutation = std::vector<std::uint8_t>;

// The position with every peg taken where the permutation takes it. O(pegs).
inline Bits image(const HolePermutation& permutation, Bits position) {
    Bits result = 0;
    for (; position != 0; position &= position - 1)
        result |= Bits{1} << permutation[static_cast<std::size_t>(std::countr_zero(position))];
    return result;
}

}  // namespace pegwright::search::bits
