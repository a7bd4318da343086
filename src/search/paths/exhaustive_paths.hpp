// Two exhaustive, deterministic searches for a path on which two given holes are unlike at some moment
// (unlike_requirements.hpp). A chain of 6-purges can be inserted at such a moment.
//
// No result means that there is no path. They throw Error (limit) for more than 56 holes or 8 requirements and when
// they exceed their limits.
#pragma once

#include "base/limits.hpp"
#include "search/paths/unlike_requirements.hpp"

#include <optional>
#include <vector>

namespace pegwright::search::paths {

// A path with fewest moves, for boards of some 22 holes. Breadth first. Memory: 32 to 64 bytes a state (position and
// requirements met), half as much again while the table grows.
std::optional<std::vector<Jump>> fewest_moves(const SmallBoard& board, Bits start, Bits goal,
                                              const std::vector<UnlikeRequirement>& requirements,
                                              const Limits& limits = {});

// Any path. For distant positions: thirty jumps on forty holes take seconds.
//
// It searches from both ends, the side with fewer positions first. Memory: eight bytes for each state of both sides,
// and for each jump into the next level.
std::optional<std::vector<Jump>> meet_in_the_middle(const SmallBoard& board, Bits start, Bits goal,
                                                    const std::vector<UnlikeRequirement>& requirements,
                                                    const Limits& limits = {});

}  // namespace pegwright::search::paths
