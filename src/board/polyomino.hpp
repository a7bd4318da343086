// Boards of the square lattice that are made of blocks of 3 x 3 holes: polyominoes blown up threefold.
//
// Their blocks are kept as the holes of a smaller board: block (x, y) is columns 3x to 3x + 2 of rows 3y to 3y + 2.
#pragma once

#include "board/board.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace pegwright::board {

inline constexpr std::int32_t block_side = 3;
inline constexpr std::int32_t square_side = 2 * block_side;  // of four blocks

// The blocks of a board; nothing if it is on another lattice or not made of whole ones. O(runs).
std::optional<Spans> blocks_of(const Board& board);

// Two rows of blocks where both have blocks side by side in columns first … end - 1, at least two, and no further: a
// row of squares of four blocks each, of which one begins in every column but the last.
struct SquareRow {
    std::int32_t y;  // the upper row
    std::int32_t first;
    std::int32_t end;
};
// All of them, from the top down and from left to right. O(runs).
std::vector<SquareRow> square_rows(const Spans& blocks);
// Calls f(i, k), i < k, for every two square rows that have a block in common, in rising order of i. O(runs).
void for_each_joint(const std::vector<SquareRow>& rows, const std::function<void(std::size_t, std::size_t)>& f);

// Whether each block is one of a square of four, and squares are all connected, two being so that have a block in
// common. O(runs).
bool is_thick(const Spans& blocks);

}  // namespace pegwright::board
