// Says what theory knows of any problem: any board, start and goal.
//
// Feasible: there are pegs to jump over, and start and goal are in one position class. Solvable is known for
//
//    - single-vacancy problems of boards with a theorem (feasibility.hpp);
//    - starts that are the goal;
//    - impossible problems where no first or last jump is possible, a parity of the board differs (parities.hpp), or
//      pegs stand on islands (islands.hpp).
#pragma once

#include "game/problem.hpp"
#include "theory/position_class.hpp"

#include <optional>
#include <string>

namespace pegwright::theory {

// The reason states or names the proof.
struct Judgement {
    bool feasible = false;
    std::optional<bool> solvable;  // nothing: not known
    std::string reason;            // one line
};

// Never says no to a problem that has a solution. O(holes), or O(1) for single-vacancy problems of boards with a
// theorem.
Judgement judge(const Problem& problem);

// For a vacancy with the last peg anywhere, and for a board with both ends open.
Judgement judge(const Board& board, Hole vacate);
Judgement judge(const Board& board);

// Where classes and parities allow the last peg, in row order. O(holes).
std::vector<Hole> possible_finishes(const Position& start);

}  // namespace pegwright::theory
