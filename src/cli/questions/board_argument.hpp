// A board on the command line, and files that arguments name.
#pragma once

#include "board/parse.hpp"

#include <string>

namespace pegwright::cli {

// As board/parse.hpp says; `@FILE` is the text picture in a file (`@-`: on standard input). Throws Error as
// parse_board and Input do.
Board board_argument(const std::string& text);

// The text of a file, `-` for standard input. Throws Error (input) if it cannot be read.
std::string read_whole_file(const std::string& path);

}  // namespace pegwright::cli
