// Counts the problems of a board with a theorem, up to its symmetries, by formula.
#pragma once

#include "theory/integer.hpp"

namespace pegwright::theory {

// Pairs are ordered: a to b and b to a count as two, though time reversal solves one by the other.
struct PairCount {
    Integer feasible;
    Integer solvable;
};

// By Burnside's lemma. O(1) operations on integers as long as the sides.
//
// Source for T_n: Bell 2008, Table 3; OEIS A130515, A130516.
PairCount pair_count(const BigBoard& board);

}  // namespace pegwright::theory
