// Two searches for a way from one position to another that meets requirements (unlike_requirements.hpp): the searches
// behind purges/. Both are exhaustive: no result means there is none. Both are deterministic, and throw Error (limit)
// if board or requirements are too many or the limits do not suffice, and what the poll throws.
#pragma once

#include "base/limits.hpp"
#include "search/paths/unlike_requirements.hpp"

#include <optional>
#include <vector>

namespace pegwright::search::paths {

// The jumps of a sequence with fewest moves that turns start into goal and meets all requirements (at
// most 8) on the way, start and goal included; nothing if there is none.
//
// Breadth first by moves: level d holds what d moves can reach. A search state is a position and
// the set of requirements already met: "at some moment these two holes are unlike", which is what lets
// a chain of 6-purges into a purge. Up to some 22 holes, 56 at most.
// Memory: 32 to 64 bytes a search state, half as much again while their table grows.
std::optional<std::vector<Jump>> fewest_moves(const SmallBoard& board, Bits start, Bits goal,
                                              const std::vector<UnlikeRequirement>& requirements,
                                              const Limits& limits = {});

// Jumps, not moves: any sequence that turns start into goal and meets all requirements (at most 8) on the way; nothing
// if there is none. Up to 56 holes. For far positions: from both ends at once.
//
// All sequences of jumps between two positions have the same number of jumps, so the positions that
// k jumps can reach from the start, and those from which the rest of the jumps leads to the goal,
// meet at any k one likes. The side with fewer positions takes the next jump. This settles purges
// of thirty jumps on forty holes in seconds, which breadth-first search from one end cannot hold.
// Memory: eight bytes for each position of both sides and each set of requirements it was reached with, and as much
// again for each way into the level that is being made.
std::optional<std::vector<Jump>> meet_in_the_middle(const SmallBoard& board, Bits start, Bits goal,
                                                    const std::vector<UnlikeRequirement>& requirements,
                                                    const Limits& limits = {});

}  // namespace pegwright::search::paths
