// Plans for 3 x n.
//
// The base board is a piece of the board, three rows high and 4 to 9 columns long, with start and
// finish in it; chains of 6-purges clear an even number of columns beside either end of it. A start
// too far from the finish for that is first brought nearer, three columns at a time, by
// relocating purges that clear the columns they leave.
#pragma once

#include "construct/plan/plan.hpp"

namespace pegwright::construct {

// problem: solvable, on a rectangle of the square or the diagonal lattice with shorter side 3. O(distance of start and
// finish) time.
Plan plan_three_rows(const Problem& problem);

}  // namespace pegwright::construct
