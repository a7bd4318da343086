// A shortest way between two far positions, from both ends at once.
//
// All sequences of jumps between two positions have the same number of jumps, so the positions that
// k jumps can reach from the start, and those from which the rest of the jumps leads to the goal,
// meet at any k one likes. The side with fewer positions takes the next jump. This settles purges
// of thirty jumps on forty holes in seconds, which breadth-first search from one end cannot hold.
//
// Wishes are as in fewest_moves.hpp. Exhaustive: no result means there is none. Memory: nine bytes
// or so for each position of both sides.
#pragma once

#include "search/fewest_moves.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace pegwright {

// Jumps that turn start into goal and meet all wishes (at most 8) on the way; nothing if there are
// none. The board has 56 holes at most. Deterministic. poll is called once a level and may throw.
std::optional<std::vector<Jump>> meet_in_the_middle(const SmallBoard& board, Bits start, Bits goal, const std::vector<UnlikeWish>& wishes, const std::function<void()>& poll = {});

}  // namespace pegwright
