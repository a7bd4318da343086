// Labels in holes and beside the board.
#pragma once

#include "render/layouts/geometry.hpp"
#include "render/layouts/layouts.hpp"

#include <set>

namespace pegwright::render {

// In points. Digits and letters are at least this large; a user's columns, width or scale may lead to smaller ones.
inline constexpr double least_text = 5;
inline constexpr double smallest_text = 3;

// What arrows do to the labels of holes.
struct Crossings {
    std::set<Hole> crossed;  // labels stand over the arrows, on a ground
    std::set<Hole> covered;  // no labels, as crosses, numbers or heads of arrows are there
};
// In one size, smaller if arrows cross pegs, so that these stay visible. `jumps`: played before.
void add_labels(std::vector<Item>& items, const Frame& frame, const Diagram& diagram, const Labels& labels,
                const Crossings& crossings = {}, std::size_t jumps = 0);
// At scale one: the board, and labels beside it.
Frame frame_of(const Board& board, const Labels& labels);
// In widths of its size; 0 without labels. O(holes).
double widest_label(const Board& board, const Labels& labels);
// The least scale at which such labels are as large as `text`.
double least_scale_of_labels(double widest, double text = least_text);
// The least scale for the look's labels on a board, if they are to be legible only.
double legible_scale(const Look& look, const Board& board);
// The look's labels, or none if they should be legible and are not.
Labels labels_at(const Look& look, const Board& board, double scale);
// Throws Error for labels that the board does not have, or too many.
void check_labels(const std::string& title, const Board& board, const Labels& labels);

}  // namespace pegwright::render
