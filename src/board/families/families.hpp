// The board families with a number: each makes its holes in a file of its own, named_boards.cpp lists them.
//
// All take numbers from 1 up and give holes from column a and row 1 on, O(rows): a row is one run in
// each. How large the numbers may be is parse.cpp's business.
#pragma once

#include "board/spans.hpp"

#include <span>

namespace pegwright::board {

// Square lattice. Three by three holes with four arms three wide and n long: cross2 is the English board.
Spans cross(std::int32_t n);
// Square lattice, n holes along each slanting edge: rows of 1, 3, …, 2n-1, …, 3, 1.
Spans diamond(std::int32_t n);
// Square lattice, n holes along each straight edge, 3n-2 across: octagon3 is the French board.
Spans octagon(std::int32_t n);
// Triangular lattice, n holes along each of six edges.
Spans hexagon(std::int32_t n);
// Triangular lattice, rows of top, top + 1, … holes.
Spans trapezoid(std::int32_t top, std::int32_t rows);
// Triangular lattice, any convex polygon by the holes on its six sides, clockwise from the top row (polygon.hpp).
// Throws Error (input) if they do not close.
Spans polygon_of_sides(std::span<const std::int32_t> sides);
// Triangular lattice, a hexagon of side n with a triangle on each edge: star5 is Chinese checkers' board.
Spans star(std::int32_t n);

}  // namespace pegwright::board
