// All positions that can be reached from one, level by level: a level is a number of pegs.
//
// Eight bytes a position, and the sets of the few levels being filled: 16 to 48 bytes a position of
// these. Some 0.1 to 0.5 microseconds a jump.
#pragma once

#include "base/limits.hpp"
#include "search/bits/joint_jump.hpp"
#include "search/bits/reducer.hpp"

#include <array>
#include <span>
#include <vector>

namespace pegwright::search::traces {

// Positions by their number of pegs.
using Levels = std::array<std::vector<Bits>, 65>;

// The positions with `fewest` pegs and more that can be reached from start, start itself among them: of those
// that the reducer takes for one, the least. Throws Error (limit) if the limits do not suffice, and what the
// poll throws.
Levels reachable_positions(std::span<const JointJump> jumps, Bits start, const SymmetryReducer& reducer,
                           const Limits& limits, int fewest = 1);

std::size_t count_positions(const Levels& levels);

}  // namespace pegwright::search::traces
