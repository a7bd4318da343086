// The order in which a solution begins with the parts of its plan.
#pragma once

#include "pegwright/names.hpp"

namespace pegwright {

using game::Part;
using game::Parts;

// Makes the parts' labels their numbers, from 1 on, in the order in which the solution begins with them: a part is
// begun by the first jump two of whose three holes are in it. O(holes + jumps); throws what limits.poll does.
void number_parts(const Player& player, Parts& plan, const Limits& limits);

}  // namespace pegwright
