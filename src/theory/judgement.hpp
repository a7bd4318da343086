// What theory says of a problem, whatever its board, start and goal.
//
// Feasible: pegs are left to be jumped over, and start and goal are in one position class. Solvable: known for
// single-vacancy problems of boards with a theorem (feasibility.hpp), and wherever a start is its goal or cannot
// become it: no jump is possible, a parity of this very board (parities.hpp) differs, as where a hole stands
// differently that no jump touches, or pegs stand on islands (islands.hpp).
#pragma once

#include "game/problem.hpp"
#include "theory/position_class.hpp"

#include <optional>
#include <string>

namespace pegwright::theory {

// solvable: yes and no are proven, by a theorem or by what is stated in the reason.
struct Judgement {
    bool feasible = false;
    std::optional<bool> solvable;  // nothing where no theorem says
    std::string reason;            // in words, one line
};

// Never a no to a problem that has a solution. O(holes), on boards with a theorem O(1) for single-vacancy problems.
Judgement judge(const Problem& problem);

// The same of a vacancy, to be finished at any hole; and of a board, vacancy and finish being open.
Judgement judge(const Board& board, Hole vacate);
Judgement judge(const Board& board);

// The holes a single peg can be left in as far as classes and parities say, in row order. O(holes).
std::vector<Hole> possible_finishes(const Position& start);

}  // namespace pegwright::theory
