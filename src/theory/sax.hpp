// The SAX count of T_5 [Hentzel and Hentzel 1986; Bell 2008, section 2.3, whose sign is used].
//
// S = number of edges whose three middle holes hold two pegs or more; A = pegs in the three inner
// holes b3, b4, c4; X = pegs in the corners and in the middles of the edges a3, c3, c5. No jump
// raises S + A - X. Players that steer by it: search/chance/players.cpp.
#pragma once

#include "game/position.hpp"
#include "game/problem.hpp"

namespace pegwright::theory {

// S + A - X of a position of T_5. O(1).
int sax_count(const Position& position);

// The SAX count of the start minus that of the finish, less one for a vacancy in a corner and less
// one for a finish in a corner, where the forced first or last jump loses one. Negative: there is
// no solution.
int effective_slack(const Problem& problem);

}  // namespace pegwright::theory
