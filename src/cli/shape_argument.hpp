// A board on the command line that may have any shape.
#pragma once

#include "board/parse.hpp"
#include "search/bits/shape.hpp"

#include <string>

namespace pegwright::cli {

// `@FILE` is the text picture in a file (`@-`: on standard input), anything else a board's name. Reads
// no more of a file than a picture can be long. Throws Error as Shape and Input do.
Shape shape_argument(const std::string& text);
Board board_argument(const std::string& text);
// The text of a file, `-` for standard input.
std::string read_whole_file(const std::string& path);

}  // namespace pegwright::cli
