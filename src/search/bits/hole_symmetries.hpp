#pragma once

#include "search/bits/hole_permutation.hpp"

#include <vector>

namespace pegwright::search::bits {

// All symmetries of the board (board/symmetry.hpp), without repeats, the identity first: at most 8, or 12 on the
// triangular lattice. O(holes^2).
std::vector<HolePermutation> hole_symmetries(const SmallBoard& board);

std::vector<HolePermutation> keeping(std::vector<HolePermutation> symmetries, Bits holes);

}  // namespace pegwright::search::bits
