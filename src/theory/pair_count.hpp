// How many problems a board has: pairs of start and finish, up to the symmetries of the board.
#pragma once

#include "theory/integer.hpp"

namespace pegwright::theory {

// Ordered pairs: vacate a, finish b and vacate b, finish a are two problems, though time reversal
// solves one by the other.
struct PairCount {
    Integer feasible;
    Integer solvable;
};

// In closed form, by Burnside's lemma [for T_n: Bell 2008, Table 3; OEIS A130515, A130516]. O(1)
// operations on integers of the sides' length.
PairCount pair_count(const BigBoard& board);

}  // namespace pegwright::theory
