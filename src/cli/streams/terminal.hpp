// Tells whether a terminal takes colours and rewritten lines, and colours words.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace pegwright::cli {

// True if text for this descriptor may be coloured. NO_COLOR (not empty) forbids it. Then CLICOLOR_FORCE (neither empty
// nor 0) forces it. Else it must be a terminal, not a dumb one, and CLICOLOR must not be 0.
// Sources: no-color.org, bixense.com/clicolors.
bool colours_on(int fd);

// True if TERM is dumb, empty or not set. A dumb terminal may not be able to rewrite a line.
bool dumb_terminal();

enum class Colour : std::uint8_t { good, bad, heading };
// The words, in colour if colours_on(fd).
std::string coloured(const std::string& words, Colour colour, int fd);

// For the manual page.
struct EnvironmentVariable {
    const char* name;
    const char* what;  // sentences
};
std::span<const EnvironmentVariable> environment_variables();

}  // namespace pegwright::cli
