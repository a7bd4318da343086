// Arms of a board that are one hole wide: paths that begin at a hole with a single neighbour.
//
// A search without a solution names the longest one as a likely reason, not a proven one. A longer arm takes more pegs
// to empty: 8x8 with an arm of 4 holes is solved within a second; with one of 7 neither a solution nor a proof was
// found.
#pragma once

#include "board/board.hpp"

#include <vector>

namespace pegwright::theory {

// Shorter arms are not listed.
inline constexpr std::size_t least_arm = 4;

// Each arm from its end inwards, up to the first hole with three neighbours or more. Empty for a board that is one
// path. O(holes).
std::vector<std::vector<Hole>> narrow_arms(const Board& board);

}  // namespace pegwright::theory
