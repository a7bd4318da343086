// Unpacks a board or position that stands in a program: an array of arrays, of numbers or characters, or of strings.
//
//     int board[3][3] = {{-1, 1, -1}, {1, 0, 1}, {-1, 1, -1}};
//     [[' ', 'X', ' '], ['X', 'O', 'X'], [' ', 'X', ' ']]
//     [" X ", "XOX", " X "]
//     -1 1 -1              rows of a table, with blanks or commas between
//      1 0  1
//     -1 1 -1
#pragma once

#include "board/picture_rows.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright::board {

// Marks of arrays; none is a sign of a picture.
inline constexpr std::string_view array_marks = "[{(,\"'";

// The number of blank-separated numbers from -9 to 9 in a line of nothing else; otherwise -1.
int numbers_in_line(std::string_view line);

// The rows, each sign in one column; -1 as negative_number(1). Their texts are put into `unpacked`. O(length).
// Throws Error (input) with `source`, line and column for elements that are no signs.
std::vector<PictureRows::Row> unpack_array(const std::string& source, std::span<const PictureRows::Row> lines,
                                           std::vector<char>& unpacked);

}  // namespace pegwright::board
