// Lower bounds on the number of moves, by formula, for T_n and rectangles with sides of any length. MOVES.md has the
// proofs; search/regions has better bounds for boards that are not too large.
//
// O(1) operations on integers as long as the sides.
#pragma once

#include "theory/integer.hpp"

namespace pegwright::theory {

// For T_n, n >= 4, from one vacancy to one peg. Source: Bell 2008, formula (2).
Integer bell_bound(const Integer& n);

// For T_n and w x h, from any vacancy:
//
//    T_n, n >= 6   about n^2/12 + 7n/12 + 1; 0 for smaller n
//    w x h         (floor(w/2) + 1) (floor(h/2) + 1) - 1
Integer least_moves_of(const BigBoard& board);

}  // namespace pegwright::theory
