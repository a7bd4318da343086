// Fewest moves from one position of a few holes to another: the search behind purges/.
//
// Breadth first by moves: level d holds what d moves can reach. A search state is a position and
// the set of requirements already met: "at some moment these two holes are unlike", which is what lets
// a chain of 6-purges into a purge. Exhaustive: no result means there is none. Up to some 22 holes, 56 at most.
// Memory: 32 to 64 bytes a search state, half as much again while their table grows.
#pragma once

#include "base/limits.hpp"
#include "search/paths/unlike_requirements.hpp"

#include <optional>
#include <vector>

namespace pegwright::search::paths {

// The jumps of a sequence with fewest moves that turns start into goal and meets all requirements (at
// most 8) on the way, start and goal included; nothing if there is none. Deterministic. Throws Error (limit)
// if board or requirements are too many or the limits do not suffice, and what the poll throws.
std::optional<std::vector<Jump>> fewest_moves(const SmallBoard& board, Bits start, Bits goal,
                                              const std::vector<UnlikeRequirement>& requirements,
                                              const Limits& limits = {});

}  // namespace pegwright::search::paths
