// Finds all positions that can be reached from one, by number of pegs. Memory: eight bytes a position, and 16 to 48 in
// the few levels that are being filled. Some 0.1 to 0.5 microseconds a jump.
#pragma once

#include "base/limits.hpp"
#include "search/bits/joint_jump.hpp"
#include "search/bits/reducer.hpp"

#include <array>
#include <span>
#include <vector>

namespace pegwright::search::traces {

using Levels = std::array<std::vector<Bits>, 65>;

// The positions with at least `fewest` pegs, the start included, as least images under the reducer. Throws Error
// (limit) if the limits do not suffice.
Levels reachable_positions(std::span<const JointJump> jumps, Bits start, const SymmetryReducer& reducer,
                           const Limits& limits, int fewest = 1);

std::size_t count_positions(const Levels& levels);

}  // namespace pegwright::search::traces
