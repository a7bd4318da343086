// A board on the command line or in a line of a batch, and files that arguments name.
#pragma once

#include "board/parse.hpp"
#include "cli/questions/number_option.hpp"
#include "cli/questions/question.hpp"

#include <string>

namespace pegwright::cli {

// As board/parse.hpp says; `@FILE` is the text picture in a file (`@-`: on standard input). Pegs in a picture are a
// start. Throws Error as parse_board and Input do.
Query board_and_pegs(const std::string& text);
// The first positional; in a line as no_files_option and line_holes_option say.
Query board_and_pegs(const Arguments& arguments);
// The same for commands that are asked about no start: pegs are refused.
Board board_alone(const Arguments& arguments);
[[noreturn]] void fail_line_holes(std::uint64_t most);
// Refuses a board of more than --line-holes, in a line; holes() is how many it has, perhaps an Integer.
void check_line_holes(const Arguments& arguments, const auto& holes) {
    if (!arguments.in_line) return;
    const auto most = number_given(arguments, line_holes_option.name, 1);
    if (most && holes() > *most) fail_line_holes(*most);
}

// The text of a file, `-` for standard input. Throws Error (input) if it cannot be read.
std::string read_whole_file(const std::string& path);
// For files that arguments name, which in a line may be regular ones alone, and none with --no-files.
ReadFile reader_of_files(const Arguments& arguments);

}  // namespace pegwright::cli
