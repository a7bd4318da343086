// Solutions and problems as the layouts of render/ take them: their titles, moves and marks; read, or made whole.
#pragma once

#include "pegwright/solving/solve.hpp"
#include "render/layouts/layouts.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pegwright {

// "T7 from a2 to b3": a board and its two ends as far as they are given, cut short where they are long.
std::string picture_title(const Query& query, notation::HoleNames names = notation::HoleNames::letters);
// The position at the start, the moves, and the holes to mark: those vacated, where they were given as holes, and
// those of the last pegs, where they are few. The solution must be a valid one; O(holes + jumps).
render::Story story_of(const Solution& solution, notation::HoleNames names = notation::HoleNames::letters);

// The holes to mark of a problem: those vacated and those of the last pegs, where they are few.
render::Marks marks_of(const Query& query);

// Throws Error (limit) for a board too large for the style of that name or the usual one.
void check_moves_can_be_drawn(const Board& board, const std::optional<std::string>& style);

// All jumps of a solution, held whole. Throws Error (limit) for boards too large for any picture of their moves, and
// what limits.poll throws.
Solution whole_solution(const Player& player, const Limits& limits = {});

}  // namespace pegwright
