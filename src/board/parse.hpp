// Reads a board that a user wrote: `[LATTICE:]SHAPE`.
//
//     T12, 8x5                   a triangle, a rectangle
//     english, cross2            a name, or a family with its number (named_boards.hpp)
//     .o./ooo/.o., @FILE         a picture in one word or in a file (picture.hpp)
//     3:.o.ooo.o.                the same picture in one line, with its width
//     6x.o./ooo/.o., 6x@FILE     a picture enlarged: each sign stands for 6 x 6 holes or gaps
//
// LATTICE is square, triangular or diagonal. It may differ from the shape's own, as in diagonal:english; only T_n is
// always triangular.
#pragma once

#include "board/board.hpp"
#include "board/signs.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pegwright::board {

// The text of a file; throws Error if it cannot be read.
using ReadFile = std::function<std::string(const std::string& path)>;

// The board that a text means. O(runs of holes), or O(1) with a formula.
// `read`: without it, @FILE is refused.
// `pegs`: for a picture with both pegs and empty holes, whether each hole has a peg, by number; otherwise empty. Null:
// such a picture is refused. A picture of pegs alone is just a board.
// `signs`: what the signs of a picture mean; null: the usual.
// Throws Error (input) for an unknown board, with a suggestion; (limit) for sides above Board::max_side.
Board parse_board(const std::string& text, const ReadFile& read = {}, std::vector<bool>* pegs = nullptr,
                  const Signs* signs = nullptr);

// Removes and returns the width in front of a picture in one line, such as 7:XXXOXXX.
std::optional<std::uint64_t> take_width(std::string& shape);

// The digits of a board's sides.
struct BoardName {
    bool triangle = true;
    std::string width;  // or the side of a triangle
    std::string height;
};
// Nothing unless the text looks like T12 or 8x5. O(length).
std::optional<BoardName> split_board_name(const std::string& name);

}  // namespace pegwright::board
