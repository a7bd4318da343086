// Chooses the vacancy and the last hole of a problem where the user leaves them open.
#pragma once

#include "game/problem.hpp"
#include "theory/feasibility.hpp"

#include <optional>

namespace pegwright::theory {

struct Choice {
    std::optional<Problem> problem;  // solvable; nothing if no problem with the given holes is
    Solvability solvability;         // with the reason, either way
};

// Keeps the given holes. Chooses a1 or the next vacancy that works, and the last hole nearest to it. The board must
// have a theorem (feasibility.hpp). O(1) for sides of 6 or more.
Choice choose_problem(const Board& board, std::optional<Hole> vacate, std::optional<Hole> finish);

}  // namespace pegwright::theory
