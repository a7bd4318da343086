// Plans for convex polygons of the triangular lattice with four or more lines in each direction (theory/POLYGONS.md).
//
// Strips of three rows are cut off (polygon_cut.hpp) as long as one can be that holds neither start nor finish, or
// just one of them. Sides of two and three holes go first: then the ends of all strips are straight. Of 51 small
// polygons, the largest of 45 holes, no strip can be cut off, or none without both start and finish in it: these have
// base solutions.
#pragma once

#include "construct/plan/plan.hpp"

namespace pegwright::construct {

// problem: solvable, on T_n or a convex polygon that theory/polygons.hpp calls complete. O(sides) time.
//
// Strips to clear have hosts for the scheduler. That some order of the sides gives each a host is not proven: it was so
// for all problems planned so far (theory/POLYGONS.md). A problem without is an internal fault.
Plan plan_polygon(const Problem& problem);

}  // namespace pegwright::construct
