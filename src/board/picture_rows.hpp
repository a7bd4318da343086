// Splits the text of a picture into rows: drops comments, reads the line that names the lattice, unpacks arrays.
#pragma once

#include "base/error.hpp"
#include "board/lattice.hpp"
#include "board/signs.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright::board {

inline constexpr std::string_view picture_blanks = " \t";

struct PictureRows {
    struct Row {
        std::string_view text;  // signs and blanks, in UTF-8
        int line;
    };
    std::optional<Lattice> lattice;
    std::vector<Row> rows;
    int lines = 0;
    // Lines such as "# o o": the comment of somebody who left out a row, or a row with a wall.
    std::vector<Row> perhaps_rows;
    std::vector<char> unpacked;  // the texts of rows from an array
};

// The rows of our pictures end with a line end or a slash; errors count both as lines. In an array, [[1,0],[0,1]] or
// the like in C, Python, JSON or CSV, each element is a sign or a string is a row.
//
// A hash begins a comment, unless `signs` has it, or without `signs` a line is made of # and usual signs: ##ooo##.
//
// O(length); the text must outlive the rows. Throws Error (input) with `source`, line and column.
PictureRows picture_rows(const std::string& source, std::string_view text, const Signs* signs);

[[noreturn]] void fail_picture(const std::string& source, int line, std::size_t column, const std::string& message,
                               base::Remedy remedy = base::Remedy::none);

}  // namespace pegwright::board
