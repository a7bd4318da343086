// Arrows for the moves that a position has, and what becomes of the goal with each: thick where it stays in reach, thin
// where it is lost, with a question mark where that is not known. So they differ without colours as well.
#pragma once

#include "render/layouts/geometry.hpp"
#include "render/layouts/layouts.hpp"

#include <string>
#include <vector>

namespace pegwright::render {

// The arrows, and the labels of the position's holes. Each arrow keeps to its right, as two may go opposite ways over
// the same pegs. O(holes + moves log moves).
void add_possible_moves(std::vector<Item>& items, const Frame& frame, const Diagram& diagram,
                        const std::vector<PossibleMove>& moves, Labels labels);

// What the arrows mean, of the kinds that there are.
std::vector<LegendLine> fates_legend(const std::vector<PossibleMove>& moves);

// "; a3-a1 won, c3-a3 lost"; empty without moves, cut short where there are many.
std::string moves_described(const Board& board, const std::vector<PossibleMove>& moves);

}  // namespace pegwright::render
