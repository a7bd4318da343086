// Arrows of moves.
#pragma once

#include "render/layouts/label_items.hpp"

namespace pegwright::render {

struct Arrow {
    Line halo;
    Line line;
};
// From the rim of the first hole to inside the last. `right`: units it keeps to its right.
Arrow arrow_of(const Frame& frame, const Move& move, const ArrowStyle& style, double right = 0);
// An arrow, and crosses on the pegs it takes. `numbered`: their order instead.
void add_move(std::vector<Item>& items, Crossings& crossings, const Frame& frame, const Move& move, bool numbered);
// True if a move visits a hole twice (a round trip aside): its arrow alone does not show its path.
bool crosses_itself(const Move& move);
inline constexpr const char* numbers_legend =
    "numbers: pegs taken, in order, by the rimmed peg, whose move crosses itself";
inline constexpr const char* moves_legend = "arrows: moves; crosses: pegs taken";
// The least scale at which the numbers of a move are as large as `text`.
double least_scale_of_numbers(std::size_t jumps, double text = least_text);

// The arrows of possible moves, and labels. Arrows are thick if the goal stays in reach, thin if it is lost, dashed if
// that is not known. Two over the same pegs keep to their right. O(holes + moves log moves).
void add_possible_moves(std::vector<Item>& items, const Frame& frame, const Diagram& diagram,
                        const std::vector<PossibleMove>& moves, const Labels& labels);

std::vector<LegendLine> fates_legend(const std::vector<PossibleMove>& moves);

// "; a3-a1 won, c3-a3 lost", shortened; empty without moves.
std::string moves_described(const Board& board, const std::vector<PossibleMove>& moves);

}  // namespace pegwright::render
