// The pieces that layouts share. Functions named add_ append items; later items are drawn over earlier ones.
#pragma once

#include "render/layouts/geometry.hpp"
#include "render/layouts/layouts.hpp"

#include <span>

namespace pegwright::render {

// In a picture whose SVG gives each hole an id.
inline constexpr std::int64_t most_holes_with_ids = 2'000;

// In units. Leaves a quarter of the distance between two pegs free.
inline constexpr double peg_radius = 0.38;
// Pegs as discs; vacancies as rings, or as dots below a scale of 8. `ids`: "peg-a3", "hole-a3". O(holes).
void add_position(std::vector<Item>& items, const Frame& frame, const Diagram& diagram, bool ids = false);
// Pegs again, in a colour for each (x + y) mod 3.
void add_classes(std::vector<Item>& items, const Frame& frame, const Diagram& diagram);
// A circle around each hole. Call before add_position, which covers its middle.
void add_highlights(std::vector<Item>& items, const Frame& frame, const Marks& marks);
// Squares around start holes, diamonds around finish holes, octagons around catalyst holes, two around unlike ones.
void add_marks(std::vector<Item>& items, const Frame& frame, const Marks& marks);
struct MoveStyle {
    bool numbered = false;  // in their order, instead of crosses, if the scale is large enough
    bool labelled = false;  // the arrow ends beside the middles of its holes
};
// An arrow through the holes, and crosses or numbers on the pegs it takes.
void add_move(std::vector<Item>& items, const Frame& frame, const Move& move, MoveStyle style = {});
// True if a move visits a hole twice (a round trip aside): its arrow alone does not show its path.
bool crosses_itself(const Move& move);
inline constexpr const char* numbers_legend = "numbers: pegs taken, in order, by a move that crosses itself";
// Text in the holes from which the moves take no pegs. Where a move turns in an empty hole, the label covers its lines.
void add_labels(std::vector<Item>& items, const Frame& frame, const Diagram& diagram, Labels labels,
                std::span<const Move> moves = {});
// As above, but not in the holes `without`.
void add_labels_but(std::vector<Item>& items, const Frame& frame, const Diagram& diagram, Labels labels,
                    std::vector<Hole> without);
// In widths of its size; 0 for Labels::none. O(holes).
double widest_label(const Board& board, Labels labels);
// The least scale for labels that somebody asks for.
double least_scale_of_labels(double widest);
// Throws Error for labels that the lattice does not have, or too many.
void check_labels(const std::string& title, const Board& board, Labels labels);
std::string label_of(const Board& board, Hole hole, Labels labels);
// Empty if the labels explain themselves.
std::string labels_legend(Lattice lattice, Labels labels);

// The arrows of possible moves, and labels. Arrows are thick if the goal stays in reach, thin if it is lost, with a
// question mark if unknown. They keep to their right, as two may cross the same pegs in opposite directions. O(holes +
// moves log moves).
void add_possible_moves(std::vector<Item>& items, const Frame& frame, const Diagram& diagram,
                        const std::vector<PossibleMove>& moves, Labels labels);

std::vector<LegendLine> fates_legend(const std::vector<PossibleMove>& moves);

// "; a3-a1 won, c3-a3 lost", shortened; empty without moves.
std::string moves_described(const Board& board, const std::vector<PossibleMove>& moves);

// Breaks text into lines at blanks, greedily. A longer word is cut after hyphens, or anywhere. O(length).
std::vector<std::string> wrapped(const std::string& text, double size, double width);

}  // namespace pegwright::render
