// Plans for rectangles with both sides 4 or more.
//
// Strips of three rows are cut off all four sides until both sides are 4, 5 or 6 (or 7 to 9, see below). Start and
// finish in opposite strips are brought together by relocating purges, strip by strip, since on the square lattice a
// vacancy moves by three rows; where none of three rows exists (strips of length 4 and 5), by one of six rows, or, on
// boards too short for that, by a base solution of its own. With diagonal jumps a purge of three rows moves it into the
// next row, from wherever it is (theory/DIAGONAL.md).
#pragma once

#include "construct/plan/plan.hpp"

namespace pegwright::construct {

// problem: solvable, on a rectangle of the square or the diagonal lattice with both sides 4 or more. O(width + height)
// time.
Plan plan_rectangle(const Problem& problem);

}  // namespace pegwright::construct
