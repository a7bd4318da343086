// The pieces layouts share: a position's holes and pegs, marks, arrows, labels, and what they are called.
//
// All functions named add_ append to the items, and what comes later is drawn over what came before.
#pragma once

#include "render/layouts/geometry.hpp"
#include "render/layouts/layouts.hpp"

#include <span>

namespace pegwright::render {

// Holes in a picture whose SVG names each of them.
inline constexpr std::int64_t most_holes_with_ids = 2'000;

// A quarter of the distance between two pegs' middles stays free, so that neighbours never touch. In units.
inline constexpr double peg_radius = 0.38;
// Pegs as discs, vacancies as rings, or as small dots where fewer than 8 points lie between holes. ids: named "peg-a3"
// and "hole-a3". O(holes).
void add_position(std::vector<Item>& items, const Frame& frame, const Diagram& diagram, bool ids = false);
// Pegs again, in a colour for each label (x + y) mod 3.
void add_classes(std::vector<Item>& items, const Frame& frame, const Diagram& diagram);
// A circle around every hole to be highlighted; before the position, which is drawn over its middle.
void add_highlights(std::vector<Item>& items, const Frame& frame, const Marks& marks);
// A square ring around every hole of the start, a diamond around those of the finish, octagons around
// catalyst holes, two around one unlike the others.
void add_marks(std::vector<Item>& items, const Frame& frame, const Marks& marks);
// How the pegs that a move takes are marked, and how its arrow leaves room for what is written in the holes.
struct MoveStyle {
    bool numbered = false;  // in their order, instead of crosses, where the scale lets them be read
    bool labelled = false;  // the arrow ends beside the middles of its holes
};
// A move as an arrow through the holes it visits, and crosses or numbers on the pegs it takes.
void add_move(std::vector<Item>& items, const Frame& frame, const Move& move, MoveStyle style = {});
// Whether a move comes to a hole twice: its arrow alone does not say which way it takes. A single round trip does.
bool crosses_itself(const Move& move);
// What stands for a move's numbers in a legend.
inline constexpr const char* numbers_legend = "numbers: pegs taken, in the order of a move that meets itself";
// Text in the holes, in the colour that shows on a peg or a vacancy; none in those that the moves take pegs from. With
// moves, on what is left of their lines within it.
void add_labels(std::vector<Item>& items, const Frame& frame, const Diagram& diagram, Labels labels,
                std::span<const Move> moves = {});
// The same without those in some holes.
void add_labels_but(std::vector<Item>& items, const Frame& frame, const Diagram& diagram, Labels labels,
                    std::vector<Hole> without);
// The longest label, in characters; 0 for Labels::none.
std::size_t longest_label(const Board& board, Labels labels);
// Points of scale at which labels of so many characters can be read.
double least_scale_of_labels(std::size_t characters);
// Throws Error for labels that the lattice has not, or too many of them.
void check_labels(const std::string& title, const Board& board, Labels labels);
// What is written in a hole: its name, its number from 1, its class or its skew coordinates from 0; empty
// for Labels::none.
std::string label_of(const Board& board, Hole hole, Labels labels);
// What labels mean where that is not plain to see; else empty.
std::string labels_legend(Lattice lattice, Labels labels);

// Arrows for the moves that a position has, and what becomes of the goal with each: thick where it stays in reach, thin
// where it is lost, with a question mark where that is not known. So they differ without colours as well.
//
// The arrows, and the labels of the position's holes. Each arrow keeps to its right, as two may go opposite ways over
// the same pegs. O(holes + moves log moves).
void add_possible_moves(std::vector<Item>& items, const Frame& frame, const Diagram& diagram,
                        const std::vector<PossibleMove>& moves, Labels labels);

// What the arrows mean, of the kinds that there are.
std::vector<LegendLine> fates_legend(const std::vector<PossibleMove>& moves);

// "; a3-a1 won, c3-a3 lost"; empty without moves, cut short where there are many.
std::string moves_described(const Board& board, const std::vector<PossibleMove>& moves);

// Text cut into lines no wider than width, at blanks. Greedy: a line takes words as long as they fit.
// A word wider than a line is cut behind a hyphen where it has one, and sticks out where it has none.
// O(length of the text).
std::vector<std::string> wrapped(const std::string& text, double size, double width, Face face = Face::mono);

}  // namespace pegwright::render
