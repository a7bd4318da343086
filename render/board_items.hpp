// The pieces layouts share: a position's holes and pegs, marks, arrows, labels, and what they are called.
//
// All functions named add_ append to the items, and what comes later is drawn over what came before.
#pragma once

#include "render/geometry.hpp"
#include "render/layouts.hpp"

namespace pegwright::render {

// Pegs as discs, vacancies as rings, or as small dots where fewer than 8 points lie between holes. O(holes).
void add_position(std::vector<Item>& items, const Frame& frame, const Diagram& diagram);
// Pegs again, in a colour for each label (x + y) mod 3.
void add_classes(std::vector<Item>& items, const Frame& frame, const Diagram& diagram);
// A square ring around every hole of the start, a diamond around those of the finish, octagons around
// catalyst holes, two around one unlike the others.
void add_marks(std::vector<Item>& items, const Frame& frame, const Marks& marks);
// A move as an arrow through the holes it visits, and crosses on the pegs it takes.
void add_move(std::vector<Item>& items, const Frame& frame, const Move& move);
// Text in the holes, in the colour that shows on a peg or a vacancy.
void add_labels(std::vector<Item>& items, const Frame& frame, const Diagram& diagram, Labels labels);
// What is written in a hole: its name, its number from 1, its class or its skew coordinates from 0; empty
// for Labels::none.
std::string label_of(const Board& board, Hole hole, Labels labels);
// What labels mean where that is not plain to see; else empty.
std::string labels_legend(Lattice lattice, Labels labels);

// Text cut into lines no wider than width, at blanks. Greedy: a line takes words as long as they fit.
// A word wider than a line is cut behind a hyphen where it has one, and sticks out where it has none.
// O(length of the text).
std::vector<std::string> wrapped(const std::string& text, double size, double width);

}  // namespace pegwright::render
