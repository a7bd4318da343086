// The families of boards with a plan: a line, three rows, rectangles, polygons, and boards made of blocks. Which of
// them a problem is for, construction.cpp says.
#pragma once

#include "construct/insertions/insertions.hpp"
#include "construct/plan/plan.hpp"
#include "game/jump_sink.hpp"

namespace pegwright::construct {

// 1 x n: hands all jumps of a solvable problem to the sink. O(1) time a jump, O(1) memory.
void play_line(const Problem& problem, JumpSink& sink);

// 3 x n, of the square or the diagonal lattice: of a solvable problem. O(distance of start and finish) time.
Plan plan_three_rows(const Problem& problem);

// Rectangles with both sides 4 or more, of the square or the diagonal lattice: of a solvable problem. O(width + height)
// time.
Plan plan_rectangle(const Problem& problem);

// T_n, and convex polygons of the triangular lattice that theory/polygons.hpp calls complete: of a solvable problem.
// O(sides) time.
//
// Strips to clear have hosts for the scheduler. That some order of the sides gives each a host is not proven: it was so
// for all problems planned so far (theory/POLYGONS.md). A problem without is an internal fault.
Plan plan_polygon(const Problem& problem);

// Convex polygons of three lines, which theory/polygons.hpp calls narrow: of a feasible problem with start and finish
// in outer lines. O(columns) time and memory.
Insertions plan_narrow(const Problem& problem);

// Thick boards of 3 x 3 blocks, for which board::is_thick() holds (construct/blocks/): of a feasible problem. O(runs of
// holes + squares on the way) time and memory.
Insertions plan_polyomino(const Problem& problem);

}  // namespace pegwright::construct
