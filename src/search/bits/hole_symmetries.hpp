// The symmetries of a small board of any shape.
#pragma once

#include "search/bits/hole_permutation.hpp"

#include <vector>

namespace pegwright::search::bits {

// All symmetries of the lattice, translations among them, that take the board to itself: at most 8 on the
// square lattice and 12 on the triangular one, no two alike, the identity first. O(holes^2).
std::vector<HolePermutation> hole_symmetries(const SmallBoard& board);

// Those that carry a set of holes onto itself.
std::vector<HolePermutation> keeping(std::vector<HolePermutation> symmetries, Bits holes);

}  // namespace pegwright::search::bits
