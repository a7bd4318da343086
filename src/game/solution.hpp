// A solution with all its jumps in memory, for boards that are small enough.
#pragma once

#include "board/affine.hpp"
#include "game/problem.hpp"

#include <vector>

namespace pegwright::game {

struct Solution {
    Problem problem;
    std::vector<Jump> jumps;

    friend bool operator==(const Solution&, const Solution&) = default;
};

// Time reversal: pegs and holes change places if a game is played backwards. So the same jumps, last first, solve the
// problem with vacate and finish exchanged. Throws Error (input) if the goal is any peg.
Problem reversed(const Problem& problem);
Solution reversed(Solution solution);

// Exchanges x and y of a rectangle's single-vacancy problem.
Problem transposed(const Problem& problem);
Solution transposed(Solution solution);

// For single-vacancy problems and symmetries of the board.
Solution image(const Affine& symmetry, Solution solution);

}  // namespace pegwright::game
