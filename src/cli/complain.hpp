// One line on standard error.
#pragma once

#include "base/printable.hpp"
#include "cli/streams/terminal.hpp"

#include <unistd.h>

#include <cstdio>
#include <string>

namespace pegwright::cli {

// "pegwright: message". Never throws: if standard error is closed or full, nobody is there to tell.
inline void complain(const std::string& message) {
    std::fputs((coloured("pegwright:", Colour::bad, STDERR_FILENO) + " " + base::printable(message) + "\n").c_str(),
               stderr);
}

}  // namespace pegwright::cli
