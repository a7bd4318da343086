// Plans for convex polygons of the triangular lattice with four or more lines in each direction (theory/POLYGONS.md).
//
// Strips of three rows are cut off any side but those beside a side of two holes (whose corner, one hole short, takes
// the strip out of the null class), as long as what is left is such a polygon itself and has all its feasible pairs
// solvable. Sides of two and three holes go first: then the ends of all strips are straight. Of 51 small
// polygons, the largest of 45 holes, no strip can be cut off, or none without both start and finish in it: these have
// base solutions.
#pragma once

#include "construct/plan.hpp"

namespace pegwright::construct {

// problem: feasible, on a convex polygon that theory/polygons.hpp calls complete. O(sides) time.
Plan plan_polygon(const Problem& problem);

}  // namespace pegwright::construct
