// Writes a solution in PDDL, for the planners of the International Planning Competition.
//
// The domain is theirs: pegsolitaire-sequential (2008 and 2011), with the actions jump-new-move, jump-continue-move and
// end-move, and a cost of 1 a move. Its locations are named pos-ROW-COLUMN, from 0. The problem suits any lattice, as
// it lists all three holes in line.
#pragma once

#include "base/bytes.hpp"
#include "game/problem.hpp"

#include <span>

namespace pegwright::notation {

// A problem file. The goal is `last`, as the domain has no word for any single peg. O(holes).
void write_pddl_problem(const Problem& problem, const Position& last, ByteSink& sink);

// A plan, one action a line: (jump-new-move pos-3-1 pos-3-2 pos-3-3). The last line is a comment with the cost, the
// number of moves. O(1) a jump.
void write_pddl_plan(std::span<const Jump> jumps, ByteSink& sink);

}  // namespace pegwright::notation
