// Lower bounds on the number of moves by formula, for T_n and rectangles with sides of any length.
//
// MOVES.md has the proofs; search/regions has the weights of regions behind them, and better ones for boards that are
// not too large. O(1) operations on integers of the sides' length.
#pragma once

#include "theory/integer.hpp"

namespace pegwright::theory {

// No solution of T_n from one vacancy to one peg has fewer moves, by Bell's count of corners, pairs on the edge and
// hexagons in rows [Bell 2008, formula (2)]; n >= 4.
Integer bell_bound(const Integer& n);

// No solution from one vacancy to one peg has fewer moves, from any vacancy: on T_n, n >= 6, some n^2/12 + 7n/12 + 1,
// on w x h the packing (floor(w/2) + 1) (floor(h/2) + 1) - 1. 0 for smaller triangles.
Integer least_moves_of(const BigBoard& board);

}  // namespace pegwright::theory
