// Whether a problem can be solved, and if theory does not know, what a short search finds.
#pragma once

#include "pegwright/solving/feasible.hpp"

namespace pegwright {

// What is left open is any vacancy and any last peg. Boards of at most 33 holes are searched until they are settled, or
// a limit is met; others for a second. A no is the same every time; what is not known may be known on a faster machine.
// Throws what limits.poll throws, if that is no limit.
Feasibility settled(const Query& query, const Limits& limits);

}  // namespace pegwright
