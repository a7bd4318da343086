// The pieces layouts share: a position's holes and pegs, marks, arrows, labels, and what they are called.
#pragma once

#include "render/geometry.hpp"
#include "render/layouts.hpp"

namespace pegwright::render {

// Frame and fill of every hole, pegs as discs, vacancies as rings (small dots where scale is small).
void add_position(std::vector<Item>& items, const Frame& frame, const Diagram& diagram);
// Pegs again, in a colour for each label (x + y) mod 3.
void add_classes(std::vector<Item>& items, const Frame& frame, const Diagram& diagram);
// A square ring around every hole of the start, a diamond around those of the finish, rings around catalyst holes.
void add_marks(std::vector<Item>& items, const Frame& frame, const Marks& marks);
// A move as an arrow through the holes it visits, and crosses on the pegs it takes.
void add_move(std::vector<Item>& items, const Frame& frame, const Move& move);
// Text in the holes, in the colour that shows on a peg or a vacancy.
void add_labels(std::vector<Item>& items, const Frame& frame, const Diagram& diagram, Labels labels);
std::string label_of(const Board& board, Hole hole, Labels labels);
// What labels mean where that is not plain to see; else empty.
std::string labels_legend(Lattice lattice, Labels labels);

// Text cut into lines no wider than width, at blanks.
std::vector<std::string> wrapped(const std::string& text, double size, double width);

}  // namespace pegwright::render
