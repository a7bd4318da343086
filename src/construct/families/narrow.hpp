// Plans for convex polygons of three lines (theory/POLYGONS.md): three columns after three leave at the ends, until a
// small board is left.
//
// Columns without start and finish leave beside two holes over their ends, whatever lies between these; of those with
// just one of the two the vacancy goes further in, or the last peg comes from there.
#pragma once

#include "construct/insertions/insertions.hpp"
#include "game/problem.hpp"

namespace pegwright::construct {

// problem: feasible, start and finish in outer lines, on a polygon that theory/polygons.hpp calls narrow. O(columns)
// time and memory.
Insertions plan_narrow(const Problem& problem);

}  // namespace pegwright::construct
