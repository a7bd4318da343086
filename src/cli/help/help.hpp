// The texts of `pegwright help …`, made from the table of commands.
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

std::span<const OptionSpec> program_options();

struct ExitCode {
    int code;
    const char* what;
};
std::span<const ExitCode> exit_codes();

// Words as a sentence: with a capital and a full stop.
std::string sentence(std::string_view words);
// A command with its positionals and usual options: "solve BOARD [--vacate HOLES]".
std::string usual_line(const Command& command);
std::vector<std::string> example_lines(const Command& command);

std::string overview();
// `pegwright help boards`: draws the boards that have names.
std::string board_help();
// `pegwright help purges`: the stored purges with their lattices.
std::string purge_help();
// `pegwright help COMMAND`: one screen (50 lines of 80 columns), or everything.
enum class HelpExtent : std::uint8_t { screen, all };
std::string help_on(const Command& command, HelpExtent extent);
std::string markdown_table();

}  // namespace pegwright::cli
