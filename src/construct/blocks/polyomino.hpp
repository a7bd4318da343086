// Plans for thick boards of 3 x 3 blocks (board/polyomino.hpp, theory/POLYOMINOES.md): squares of four blocks lead from
// the start's to the finish's, of which no two but neighbours have a block in common. All other blocks leave in rows;
// then square by square the vacancy goes on to the next, while what is not the next one's leaves; the last one's
// problem is that of a rectangle of 6 x 6.
#pragma once

#include "construct/insertions/insertions.hpp"
#include "game/problem.hpp"

namespace pegwright::construct {

// problem: feasible, on a board that board::is_thick(). O(runs of holes + squares on the way) time and memory.
Insertions plan_polyomino(const Problem& problem);

}  // namespace pegwright::construct
