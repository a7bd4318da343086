// The SAX count proves that five feasible pairs of T_5 have no solution: no jump raises S + A - X.
//
//    S  edges whose three middle holes hold two pegs or more
//    A  pegs in the inner holes b3, b4, c4
//    X  pegs in the corners and in the middles of the edges, a3, c3, c5
//
// Source: Hentzel and Hentzel 1986; Bell 2008, section 2.3, whose sign is used.
#pragma once

#include "game/position.hpp"
#include "game/problem.hpp"

namespace pegwright::theory {

// The terms that a hole of T_5 is part of: "S", "SX", "A" or "X".
const char* sax_terms(Hole hole);

// S + A - X of a position of T_5. O(1).
int sax_count(const Position& position);

// For single-vacancy problems of T_5: the count of the start minus that of the finish, less one for each end at a
// corner, as the forced first or last jump there loses one. If negative, there is no solution.
int effective_slack(const Problem& problem);

}  // namespace pegwright::theory
