// A symmetry of a small board as a permutation of its holes. Entry i: where hole i goes.
#pragma once

#include "search/bits/small_board.hpp"

#include <bit>
#include <cstdint>
#include <vector>

namespace pegwright::search::bits {

using HolePermutation = std::vector<std::uint8_t>;

// O(pegs).
inline Bits image(const HolePermutation& permutation, Bits position) {
    Bits result = 0;
    for (; position != 0; position &= position - 1)
        result |= Bits{1} << permutation[static_cast<std::size_t>(std::countr_zero(position))];
    return result;
}

}  // namespace pegwright::search::bits
