// Choosing a problem: a vacancy and a finishing hole that work, where the user leaves them open.
#pragma once

#include "game/problem.hpp"
#include "theory/feasibility.hpp"

#include <optional>

namespace pegwright::theory {

struct Choice {
    std::optional<Problem> problem;  // solvable; empty if there is none with the holes given
    Solvability solvability;         // the reason either way
};

// Keeps the holes given. Otherwise a1 or the next best vacancy, and the finishing hole nearest to the
// vacancy (the same, where that is solvable). O(1) for n >= 6. For boards with a theorem
// (feasibility.hpp).
Choice choose_problem(const Board& board, std::optional<Hole> vacate, std::optional<Hole> finish);

}  // namespace pegwright::theory
