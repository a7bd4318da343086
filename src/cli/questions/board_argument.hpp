// Reads the board of a command line or batch line, and files that arguments name.
#pragma once

#include "board/parse.hpp"
#include "cli/questions/number_option.hpp"
#include "cli/questions/question.hpp"

#include <string>

namespace pegwright::cli {

// What --signs says. Throws Error (input).
std::optional<Signs> signs_given(const Arguments& arguments);

// Parses a board (board/parse.hpp) or @FILE, a text picture (@-: from standard input). Pegs in a picture are a start.
// Throws Error as parse_board and Input do.
Query board_and_pegs(const std::string& text, const std::optional<Signs>& signs = {});
// Parses the first positional; in a batch line, --no-files and --line-holes apply.
Query board_and_pegs(const Arguments& arguments);
// The same for commands without a start: refuses pegs.
Board board_alone(const Arguments& arguments);
[[noreturn]] void fail_line_holes(std::uint64_t most);
// In a batch line, refuses a board of more than --line-holes holes. holes(): their number, perhaps an Integer.
void check_line_holes(const Arguments& arguments, const auto& holes) {
    if (!arguments.in_line) return;
    const auto most = number_given(arguments, line_holes_option.name, 1);
    if (most && holes() > *most) fail_line_holes(*most);
}

// The text of a file, "-" for standard input. Throws Error (input) if it cannot be read.
std::string read_whole_file(const std::string& path);
// Reads files that arguments name: in a batch line only regular ones, and none with --no-files.
ReadFile reader_of_files(const Arguments& arguments);

}  // namespace pegwright::cli
