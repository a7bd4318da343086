// Boards of the square lattice made of 3 x 3 blocks. The blocks are holes of a smaller board: block (x, y) is columns
// 3x to 3x + 2 of rows 3y to 3y + 2.
#pragma once

#include "board/board.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace pegwright::board {

inline constexpr std::int32_t block_side = 3;
inline constexpr std::int32_t square_side = 2 * block_side;  // four blocks

// Nothing if the board is off the square lattice or not made of whole blocks. O(runs).
std::optional<Spans> blocks_of(const Board& board);

// Overlapping squares of 2 x 2 blocks: a maximal run of columns first … end - 1 with blocks in both of two rows. A
// square begins in every column but the last.
struct SquareRow {
    std::int32_t y;  // the upper row
    std::int32_t first;
    std::int32_t end;
};
// From the top down and from the left. O(runs).
std::vector<SquareRow> square_rows(const Spans& blocks);
// Calls f(i, k), i < k, for every two square rows that share a block, by rising i. O(runs).
void for_each_joint(const std::vector<SquareRow>& rows, const std::function<void(std::size_t, std::size_t)>& f);

// True if every block is in a square, and squares that share blocks connect all of them. O(runs).
bool is_thick(const Spans& blocks);

}  // namespace pegwright::board
