// Boards from what a user writes: `[LATTICE:]SHAPE`.
//
// SHAPE is T12, 8x5, a name or a family with its number (named_boards.hpp), a picture in one word, or @FILE,
// the picture row by row; or a number, x and a picture, as in 6x.o./ooo/.o. and 6x@FILE: each sign of the picture
// stands for 6 x 6 places. LATTICE is square, triangular or diagonal; without it, the shape's own.
//
// A shape may be put on another lattice than its own, as in diagonal:english, but for T_n, which is a
// board of the triangular lattice.
#pragma once

#include "board/board.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pegwright::board {

// The text of a file, for @FILE; throws Error if it cannot be read.
using ReadFile = std::function<std::string(const std::string& path)>;

// Throws Error: input if there is no such board, with what would do instead, limit if it is larger than
// Board::max_side. Without `read`, @FILE is refused. O(runs of holes) for boards that no formula describes.
//
// pegs: of a picture with some pegs and some empty holes, whether there is a peg, by number of the hole; else empty. A
// picture of pegs alone is a board with all of them. Null: a picture with some pegs is refused.
Board parse_board(const std::string& text, const ReadFile& read = {}, std::vector<bool>* pegs = nullptr);

// A board's name taken apart: the digits of its sides. Shared with theory, whose sides have any length.
struct BoardName {
    bool triangle = true;
    std::string width;  // or the side of a triangle
    std::string height;
};
// Nothing if the text is not such as T12 or 8x5. O(length).
std::optional<BoardName> split_board_name(const std::string& name);

}  // namespace pegwright::board
