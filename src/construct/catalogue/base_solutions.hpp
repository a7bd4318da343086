// Stored solutions of small boards (base_solutions/), which end every plan. They are built into the program.
//
// Each pair of holes is stored once, up to symmetry and time reversal: T_n and rectangles (longer side across) in a
// file for each pair, convex polygons, and rectangles that only diagonal jumps solve, in a file for each board.
#pragma once

#include "game/solution.hpp"

#include <optional>

namespace pegwright::construct {

// A rectangle's problem on the square lattice; the other lattices have all its jumps. Other problems stay as they are.
Problem on_square_lattice(const Problem& problem);

// Nothing if none is stored. Rectangles look on the square lattice first. O(what is stored for the board).
std::optional<Solution> base_solution(const Problem& problem);

}  // namespace pegwright::construct
