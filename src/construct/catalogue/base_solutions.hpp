// Solutions of small boards, built into the program from base_solutions/: what is left when a plan has cut a board
// down.
//
// Of a pair's images by symmetry and time reversal one is stored. T_n and rectangles, with the longer side across, have
// a file a pair; convex polygons, and rectangles for what diagonal jumps alone solve, a file a board.
#pragma once

#include "game/solution.hpp"

#include <optional>

namespace pegwright::construct {

// A rectangle's problem on the square lattice instead of its own: the other lattices have all of the square
// one's jumps, so its solutions are theirs, word for word. Other problems are left as they are.
Problem on_square_lattice(const Problem& problem);

// A solution of a single-vacancy problem; nothing if there is none in store. Rectangles of all lattices have the square
// one's, then their own. O(what is in store of the board).
std::optional<Solution> base_solution(const Problem& problem);

}  // namespace pegwright::construct
