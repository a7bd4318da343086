// Two exhaustive searches for a path from one position to another that meets requirements on the way: at some moment
// two given holes must be unlike (unlike_requirements.hpp). They find the purges in purges/: a chain of 6-purges can be
// inserted at such a moment.
//
// No result means that there is no path. Both searches are deterministic. They take at most 56 holes and 8
// requirements, and throw Error (limit) for more, Error (limit) when they exceed their limits, and what the poll
// throws.
#pragma once

#include "base/limits.hpp"
#include "search/paths/unlike_requirements.hpp"

#include <optional>
#include <vector>

namespace pegwright::search::paths {

// The jumps of a path with fewest moves; nothing if there is no path. Breadth first by moves, for some 22 holes.
// Memory: 32 to 64 bytes for each state (a position and the requirements met), and half as much again while the table
// grows.
std::optional<std::vector<Jump>> fewest_moves(const SmallBoard& board, Bits start, Bits goal,
                                              const std::vector<UnlikeRequirement>& requirements,
                                              const Limits& limits = {});

// The jumps of any path; nothing if there is none. Use it for distant positions: thirty jumps on forty holes take
// seconds.
//
// It searches from both ends. All paths have equally many jumps, so the two sides meet, however many jumps each takes;
// the side with fewer positions takes the next. Memory: eight bytes for each state of both sides, and eight for each
// jump into the level that is being made.
std::optional<std::vector<Jump>> meet_in_the_middle(const SmallBoard& board, Bits start, Bits goal,
                                                    const std::vector<UnlikeRequirement>& requirements,
                                                    const Limits& limits = {});

}  // namespace pegwright::search::paths
