#include "cli/streams/terminal.hpp"

#include <unistd.h>

#include <array>
#include <cstdlib>
#include <string_view>

namespace pegwright::cli {
namespace {

constexpr std::array<EnvironmentVariable, 5> variables = {{
    {"CLICOLOR", "If it is 0, nothing is coloured, unless CLICOLOR_FORCE is set."},
    {"CLICOLOR_FORCE", "If it is set and not 0, words are coloured even where the output is no terminal."},
    {"COLUMNS", "How wide the line of progress may be where the terminal does not tell."},
    {"NO_COLOR", "If it is set and not empty, nothing is coloured, whatever the others say."},
    {"TERM",
     "If it is dumb, empty or not set, no line of progress is shown, and nothing is coloured unless CLICOLOR_FORCE is "
     "set."},
}};

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

}  // namespace

bool dumb_terminal() {
    const std::string_view term = variable("TERM");
    return term.empty() || term == "dumb";
}

bool colours_on(int fd) {
    if (!variable("NO_COLOR").empty()) return false;
    const std::string_view force = variable("CLICOLOR_FORCE");
    if (!force.empty() && force != "0") return true;
    return variable("CLICOLOR") != "0" && !dumb_terminal() && ::isatty(fd) == 1;
}

std::string coloured(const std::string& words, Colour colour, int fd) {
    if (!colours_on(fd)) return words;
    const char* code = colour == Colour::good ? "32" : colour == Colour::bad ? "1;31" : "1";
    return std::string("\033[") + code + "m" + words + "\033[m";
}

std::span<const EnvironmentVariable> environment_variables() { return variables; }

}  // namespace pegwright::cli
