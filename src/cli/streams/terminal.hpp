// What a terminal may be sent: colours as the user wants them, and a line of progress where lines can be rewritten.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace pegwright::cli {

// Whether text written to this descriptor may be coloured. NO_COLOR, if not empty, forbids it; then CLICOLOR_FORCE, if
// neither empty nor 0, asks for it; otherwise it must be a terminal that is not dumb, and CLICOLOR not 0. Sources:
// no-color.org, bixense.com/clicolors.
bool colours_on(int fd);

// Whether TERM is dumb, empty or not set: such a terminal may not know how to go back in its line.
bool dumb_terminal();

enum class Colour : std::uint8_t { good, bad, heading };
// The words in that colour if colours_on(fd), as they are otherwise.
std::string coloured(const std::string& words, Colour colour, int fd);

// The variables of the environment that the program looks at, for the manual.
struct EnvironmentVariable {
    const char* name;
    const char* what;  // sentences
};
std::span<const EnvironmentVariable> environment_variables();

}  // namespace pegwright::cli
