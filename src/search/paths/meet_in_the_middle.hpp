// A way between two far positions, searched for from both ends at once.
//
// All sequences of jumps between two positions have the same number of jumps, so the positions that
// k jumps can reach from the start, and those from which the rest of the jumps leads to the goal,
// meet at any k one likes. The side with fewer positions takes the next jump. This settles purges
// of thirty jumps on forty holes in seconds, which breadth-first search from one end cannot hold.
//
// Requirements: requirements.hpp. Exhaustive: no result means there is none. Memory: eight bytes
// for each position of both sides and each set of requirements it was reached with, and as much again for
// each way into the level that is being made.
#pragma once

#include "base/limits.hpp"
#include "search/paths/unlike_requirements.hpp"

#include <optional>
#include <vector>

namespace pegwright::search::paths {

// Jumps that turn start into goal and meet all requirements (at most 8) on the way; nothing if there are
// none. Deterministic. Throws Error (limit) if the board has more than 56 holes or the limits do not suffice,
// and what the poll throws.
std::optional<std::vector<Jump>> meet_in_the_middle(const SmallBoard& board, Bits start, Bits goal,
                                                    const std::vector<UnlikeRequirement>& requirements,
                                                    const Limits& limits = {});

}  // namespace pegwright::search::paths
