// Fewest moves from one position of a few holes to another: the search behind purges/.
//
// Breadth first by moves: level d holds what d moves can reach. A search state is a position and
// the set of wishes already met: "at some moment these two holes are unlike", which is what lets
// a chain of 6-purges into a purge. Exhaustive: no result means there is none. Up to some 22 holes.
#pragma once

#include "search/bits/small_board.hpp"

#include <array>
#include <optional>
#include <vector>

namespace pegwright::search::paths {

using UnlikeWish = std::array<Hole, 2>;

// The jumps of a sequence with fewest moves that turns start into goal and meets all wishes (at
// most 8) on the way, start and goal included; nothing if there is none. Deterministic.
std::optional<std::vector<Jump>> fewest_moves(const SmallBoard& board, Bits start, Bits goal,
                                              const std::vector<UnlikeWish>& wishes);

}  // namespace pegwright::search::paths
