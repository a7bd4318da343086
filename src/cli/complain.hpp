// One line on standard error, and the words of errors.
#pragma once

#include "base/error.hpp"
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

// What would do instead, in options.
inline std::string advice(base::Remedy remedy) {
    using base::Remedy;
    switch (remedy) {
        case Remedy::none:
            return "";
        case Remedy::another_seed:
            return "; another --seed may do";
        case Remedy::named_boards:
            return "; pegwright help boards shows them";
        case Remedy::picture_in_file:
            return ", or in a file, @FILE";
        case Remedy::numbered_holes:
            return "; with --notation numbers holes are 1, 2, 3 … row by row";
    }
    return "";
}
inline std::string words_of(const base::Error& error) { return error.what() + advice(error.remedy()); }

}  // namespace pegwright::cli
