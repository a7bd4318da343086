// The symmetries of a board, as affine maps.
//
// A rectangle has four, a square eight, a parallelogram two or four. T_n has six, one for each order its three corners
// can be taken in. With the corners numbered 0 = a1, 1 = bottom left, 2 = bottom right, the symmetry (p0, p1, p2) takes
// corner k to corner pk.
#pragma once

#include "board/affine.hpp"
#include "board/board.hpp"

#include <array>
#include <vector>

namespace pegwright::board {

// order[k] is where corner k goes.
using CornerOrder = std::array<int, 3>;

// The six orders, the identity first.
inline constexpr std::array<CornerOrder, 6> corner_orders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

// The symmetry of T_n that takes corner k to corner order[k].
Affine triangle_symmetry(std::int32_t side, const CornerOrder& order);

// The linear maps that take neighbours to neighbours, the identity first: 8, on the triangular lattice 12.
std::vector<Affine> lattice_symmetries(Lattice lattice);

// All symmetries of the lattice, translations among them, that take the board to itself, the identity first: a
// group, in which on a line or a single hole several do the same. O(1); else O(rows + columns + runs), or O(holes).
std::vector<Affine> symmetries(const Board& board);

}  // namespace pegwright::board
