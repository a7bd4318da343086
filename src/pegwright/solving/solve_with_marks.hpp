// Solves a problem so that marked pegs stay on the board and end where they must.
#pragma once

#include "game/marked_pegs.hpp"
#include "pegwright/solving/outcome.hpp"

#include <span>

namespace pegwright {

using game::MarkedPeg;

// First makes some solutions of the problem (solve.hpp): one of them or of their images may keep the marks. Otherwise
// it searches all winning positions, and finds a solution or proves that there is none. Refereed, and replayed with the
// marks. The same for any number of threads. The query must have a start; an open goal is any last peg.
//
// Time: mostly below 0.1 s on boards of 33 holes, some seconds for a proof. Throws Error: input if the marks contradict
// the problem; limit for more than six marks, or boards of more than 64 holes.
Outcome solve_with_marks(const Query& query, std::span<const MarkedPeg> marks, const Limits& limits);

}  // namespace pegwright
