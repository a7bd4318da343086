// A solution held whole in memory: for boards small enough to list their jumps.
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

// Time reversal: the same jumps, last first, solve the problem with vacate and finish exchanged,
// because pegs and holes change places when a game is run backwards. Throws Error (input) if the goal is any peg.
Problem reversed(const Problem& problem);
Solution reversed(Solution solution);

// A single-vacancy problem of a rectangle, or its solution, with x and y exchanged, on the rectangle lying the other
// way.
Problem transposed(const Problem& problem);
Solution transposed(Solution solution);

// The image of a single-vacancy problem's solution under a symmetry of its board.
Solution image(const Affine& symmetry, Solution solution);

}  // namespace pegwright::game
