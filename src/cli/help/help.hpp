// What the program says of itself, made from the table of commands.
#pragma once

#include "cli/command.hpp"

#include <span>
#include <string>

namespace pegwright::cli {

inline constexpr const char* help_name = "help";       // `pegwright help …`
inline constexpr const char* boards_topic = "boards";  // `pegwright help boards`
inline constexpr const char* schema_topic = "schema";  // `pegwright help schema NAME`

// The options of the program without a command.
std::span<const OptionSpec> program_options();

struct ExitCode {
    int code;
    const char* what;
};
std::span<const ExitCode> exit_codes();

// "solve BOARD [--vacate HOLES]": a command, its positionals and its usual options.
std::string usual_line(const Command& command);
// The examples of a command, a line each, without the indentation.
std::vector<std::string> example_lines(const Command& command);

// `pegwright help`.
std::string overview();
// `pegwright help boards`: every board there is, drawn. Some screens of text, made anew at each call.
std::string board_help();
// `pegwright help COMMAND`.
std::string help_on(const Command& command);
// The table of commands in README.md.
std::string markdown_table();

}  // namespace pegwright::cli
