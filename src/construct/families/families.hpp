// A planner for each family of boards; construction.cpp chooses. All problems must be solvable.
#pragma once

#include "construct/insertions/insertions.hpp"
#include "construct/plan/plan.hpp"
#include "game/jump_sink.hpp"

namespace pegwright::construct {

// 1 x n. O(1) time a jump, O(1) memory.
void play_line(const Problem& problem, JumpSink& sink);

// 3 x n on the square or the diagonal lattice. O(distance of start and finish).
Plan plan_three_rows(const Problem& problem);

// Rectangles with both sides at least 4 on the square or the diagonal lattice. O(width + height).
Plan plan_rectangle(const Problem& problem);

// T_n, and convex polygons that theory/polygons.hpp calls complete. O(sides). An internal fault if no order of the
// sides gives every strip a host. That never happened, but is not proven impossible (theory/POLYGONS.md).
Plan plan_polygon(const Problem& problem);

// Convex polygons of three lines that theory/polygons.hpp calls narrow, with start and finish in outer lines.
// O(columns).
Insertions plan_narrow(const Problem& problem);

// Boards of 3 x 3 blocks with board::is_thick(). O(runs of holes + squares on the path).
Insertions plan_polyomino(const Problem& problem);

}  // namespace pegwright::construct
