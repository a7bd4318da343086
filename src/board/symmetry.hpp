// The symmetries of a board, as affine maps.
//
// A rectangle has four, a square eight, a parallelogram two or four. T_n has six, one for each order of its corners 0 =
// a1, 1 = bottom left, 2 = bottom right.
#pragma once

#include "board/affine.hpp"
#include "board/board.hpp"

#include <array>
#include <vector>

namespace pegwright::board {

// order[k] is the image of corner k.
using CornerOrder = std::array<int, 3>;

// The identity first.
inline constexpr std::array<CornerOrder, 6> corner_orders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

Affine triangle_symmetry(std::int32_t side, const CornerOrder& order);

// The maps that take neighbours to neighbours, the identity first: 8, on the triangular lattice 12.
std::vector<Affine> lattice_symmetries(Lattice lattice);

// All maps that take the board to itself, the identity first. On a line or a single hole several act alike. O(1) for
// families, otherwise O(rows + columns + runs) or, on the triangular lattice, O(holes).
std::vector<Affine> symmetries(const Board& board);

}  // namespace pegwright::board
