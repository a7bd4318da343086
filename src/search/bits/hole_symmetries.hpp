// The symmetries of a small board.
#pragma once

#include "search/bits/hole_permutation.hpp"

#include <vector>

namespace pegwright::search::bits {

// The board's symmetries (board/symmetry.hpp) as they take its holes: at most 8, on the triangular lattice 12,
// no two alike, the identity first. O(holes^2).
std::vector<HolePermutation> hole_symmetries(const SmallBoard& board);

// Those that carry a set of holes onto itself.
std::vector<HolePermutation> keeping(std::vector<HolePermutation> symmetries, Bits holes);

}  // namespace pegwright::search::bits
