// Board families with a number, such as cross2, from 1 up. named_boards.cpp lists them; parse.cpp limits the numbers.
// Every row is one run: O(rows).
#pragma once

#include "board/spans.hpp"

#include <span>

namespace pegwright::board {

// Square lattice: 3 x 3 holes with four arms, each three wide and n long. cross2 is the English board.
Spans cross(std::int32_t n);
// Square lattice: n holes along each slanting edge, in rows of 1, 3, …, 2n-1, …, 3, 1.
Spans diamond(std::int32_t n);
// Square lattice: n holes along each straight edge, 3n-2 across. octagon3 is the French board.
Spans octagon(std::int32_t n);
// Triangular lattice: n holes along each of six edges.
Spans hexagon(std::int32_t n);
// Triangular lattice: rows of top, top + 1, … holes.
Spans trapezoid(std::int32_t top, std::int32_t rows);
// Triangular lattice: any convex polygon, by the holes on its six sides, clockwise from the top row (polygon.hpp).
// Throws Error (input) if the sides do not close.
Spans polygon_of_sides(std::span<const std::int32_t> sides);
// Triangular lattice: a hexagon of side n with a triangle on each edge. star5 is the board of Chinese checkers.
Spans star(std::int32_t n);

}  // namespace pegwright::board
