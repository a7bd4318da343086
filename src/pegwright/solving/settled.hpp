// Decides whether a problem can be solved, by theory and then by a short search.
#pragma once

#include "pegwright/solving/feasible.hpp"

namespace pegwright {

// Open ends are any vacancy and any last peg. Boards of at most 33 holes are searched to the end or to a limit, larger
// ones for a second; so on a slower machine the answer may be "not known". Throws no limits.
Feasibility settled(const Query& query, const Limits& limits);

}  // namespace pegwright
