// What the program says of itself, made from the table of commands.
#pragma once

#include "cli/command.hpp"

#include <span>
#include <string>
#include <string_view>

namespace pegwright::cli {

inline constexpr const char* help_name = "help";       // `pegwright help …`
inline constexpr const char* boards_topic = "boards";  // `pegwright help boards`
inline constexpr const char* purges_topic = "purges";  // `pegwright help purges`
inline constexpr const char* schema_topic = "schema";  // `pegwright help schema NAME`

// The options of the program without a command.
std::span<const OptionSpec> program_options();

struct ExitCode {
    int code;
    const char* what;
};
std::span<const ExitCode> exit_codes();

// Words, such as a summary, as a sentence: with a capital and a full stop.
std::string sentence(std::string_view words);
// "solve BOARD [--vacate HOLES]": a command, its positionals and its usual options.
std::string usual_line(const Command& command);
// The examples of a command, a line each, without the indentation.
std::vector<std::string> example_lines(const Command& command);

// `pegwright help`.
std::string overview();
// `pegwright help boards`: every board there is, drawn. Some screens of text, made anew at each call.
std::string board_help();
// `pegwright help purges`: the purges in store, each with the lattices that it is for.
std::string purge_help();
// `pegwright help COMMAND`: a screen of 50 lines by 80 columns; or everything, as the manual has it.
enum class HelpExtent : std::uint8_t { screen, all };
std::string help_on(const Command& command, HelpExtent extent);
// The table of commands in README.md.
std::string markdown_table();

}  // namespace pegwright::cli
