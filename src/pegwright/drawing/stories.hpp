// Turns solutions and problems into what render/ draws: titles, moves and marks.
#pragma once

#include "pegwright/solving/solve.hpp"
#include "render/layouts/layouts.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pegwright {

// For example "T7 from a2 to b3"; open ends are left out, long texts cut.
std::string picture_title(const Query& query, notation::HoleNames names = notation::HoleNames::letters);
// The solution must be valid. O(holes + jumps).
render::Story story_of(const Solution& solution, notation::HoleNames names = notation::HoleNames::letters);

// Marks the vacancies, if the start was given as holes, and the last pegs, if they are few.
render::Marks marks_of(const Query& query);

// Throws Error (limit) if the board is too large for the style.
void check_moves_can_be_drawn(const Board& board, const std::optional<std::string>& style);

// Holds all jumps of a solution in memory. Throws Error (limit) if the board is too large for any picture of moves.
Solution whole_solution(const Player& player, const Limits& limits = {});

}  // namespace pegwright
