// Plans for T_n [Bell 2008, sections 3.1 to 3.3].
//
// From the outside in, three rows are cut off along one of the three sides, until T_6, T_7 or T_8
// is left. A side whose three rows hold neither start nor finish is a strip to clear. When every
// side has one of them, one side has exactly one, as for n >= 9 no hole lies within three rows of
// all three sides: there a relocating purge carries the starting vacancy, or by time reversal the
// finishing hole, into the board that is left.
#pragma once

#include "construct/plan.hpp"

namespace pegwright::construct {

// The plan for a solvable problem; O(n) time and memory. A missing base solution or purge is
// an internal fault (std::logic_error); for solvable problems it does not happen.
Plan plan_triangle(const Problem& problem);

}  // namespace pegwright::construct
