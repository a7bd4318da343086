// Stored solutions of small boards (base_solutions/), which end every plan. They are built into the program.
//
// Each pair of holes is stored once, up to symmetry and time reversal. T_n and rectangles (longer side across) have a
// file for each pair. Convex polygons, and rectangles that only diagonal jumps solve, have a file for each board.
#pragma once

#include "game/solution.hpp"

#include <optional>

namespace pegwright::construct {

// Moves a rectangle's problem to the square lattice. The other lattices have all its jumps, so its solutions are valid
// there too. Other problems stay as they are.
Problem on_square_lattice(const Problem& problem);

// The stored solution of a single-vacancy problem, if there is one. Rectangles look on the square lattice first. O(what
// is stored for the board).
std::optional<Solution> base_solution(const Problem& problem);

}  // namespace pegwright::construct
