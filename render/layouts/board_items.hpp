// The pieces that layouts share. Functions named add_ append items; later items are drawn over earlier ones.
#pragma once

#include "render/layouts/geometry.hpp"
#include "render/layouts/layouts.hpp"

#include <set>

namespace pegwright::render {

// In a picture whose SVG gives each hole an id.
inline constexpr std::int64_t most_holes_with_ids = 2'000;

// In units. Leaves a quarter of the distance between two pegs free.
inline constexpr double peg_radius = 0.38;
// Pegs as discs; vacancies as rings, or as dots below a scale of 8. `ids`: "peg-a3", "hole-a3". O(holes).
void add_position(std::vector<Item>& items, const Frame& frame, const Diagram& diagram, bool ids = false);
// Pegs again, in a colour for each (x + y) mod 3.
void add_classes(std::vector<Item>& items, const Frame& frame, const Diagram& diagram);
// In points. Digits and letters are at least this large; a user's columns, width or scale may lead to smaller ones.
inline constexpr double least_text = 5;
inline constexpr double smallest_text = 3;
// A circle around each hole. Call before add_position, which covers its middle.
void add_highlights(std::vector<Item>& items, const Frame& frame, const Marks& marks);
// Squares around start holes, diamonds around finish holes, octagons around catalyst holes, two around unlike ones.
void add_marks(std::vector<Item>& items, const Frame& frame, const Marks& marks);

// What arrows do to the labels of holes.
struct Crossings {
    std::set<Hole> crossed;  // labels stand over the arrows, on a ground
    std::set<Hole> covered;  // no labels, as crosses, numbers or heads of arrows are there
};
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
// In one size, smaller if arrows cross pegs, so that these stay visible. `jumps`: played before.
void add_labels(std::vector<Item>& items, const Frame& frame, const Diagram& diagram, const Labels& labels,
                const Crossings& crossings = {}, std::size_t jumps = 0);
// At scale one: the board, and labels beside it.
Frame frame_of(const Board& board, const Labels& labels);
// In widths of its size; 0 without labels. O(holes).
double widest_label(const Board& board, const Labels& labels);
// The least scale at which such labels are as large as `text`.
double least_scale_of_labels(double widest, double text = least_text);
// Likewise the numbers of a move.
double least_scale_of_numbers(std::size_t jumps, double text = least_text);
// The least scale for the look's labels on a board, if they are to be legible only.
double legible_scale(const Look& look, const Board& board);
// The look's labels, or none if they should be legible and are not.
Labels labels_at(const Look& look, const Board& board, double scale);
// Throws Error for labels that the board does not have, or too many.
void check_labels(const std::string& title, const Board& board, const Labels& labels);

// The arrows of possible moves, and labels. Arrows are thick if the goal stays in reach, thin if it is lost, dashed if
// that is not known. Two over the same pegs keep to their right. O(holes + moves log moves).
void add_possible_moves(std::vector<Item>& items, const Frame& frame, const Diagram& diagram,
                        const std::vector<PossibleMove>& moves, const Labels& labels);

std::vector<LegendLine> fates_legend(const std::vector<PossibleMove>& moves);

// "; a3-a1 won, c3-a3 lost", shortened; empty without moves.
std::string moves_described(const Board& board, const std::vector<PossibleMove>& moves);

// Breaks text into lines at blanks but those after colons, greedily. A longer word is cut after hyphens, or anywhere.
// O(length).
std::vector<std::string> wrapped(const std::string& text, double size, double width);

}  // namespace pegwright::render
