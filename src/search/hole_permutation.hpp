// Symmetries of a small board as permutations of its holes. They need not come from a board family:
// any set of holes has its own.
#pragma once

#include "search/small_board.hpp"

#include <cstdint>
#include <vector>

namespace pegwright {

// Entry i is the hole that hole i is taken to.
using HolePermutation = std::vector<std::uint8_t>;

// Where a set of holes is taken; O(holes).
inline Bits image(const HolePermutation& permutation, Bits holes) {
    Bits result = 0;
    for (std::size_t i = 0; i < permutation.size(); ++i) result |= (holes >> i & 1) << permutation[i];
    return result;
}

}  // namespace pegwright
