// Writes errors to standard error, one line each, with advice in terms of options.
#pragma once

#include "base/error.hpp"
#include "base/printable.hpp"
#include "cli/streams/terminal.hpp"

#include <unistd.h>

#include <cstdio>
#include <string>

namespace pegwright::cli {

// Writes "pegwright: message". Never throws, even if standard error is closed or full.
inline void complain(const std::string& message) {
    std::fputs((coloured("pegwright:", Colour::bad, STDERR_FILENO) + " " + base::printable(message) + "\n").c_str(),
               stderr);
}

// The advice that an error carries, as words to append.
inline std::string advice(base::Remedy remedy) {
    using base::Remedy;
    switch (remedy) {
        case Remedy::none:
            return "";
        case Remedy::another_seed:
            return "; another --seed may do";
        case Remedy::named_boards:
            return " (pegwright help boards)";
        case Remedy::picture_in_file:
            return ", or in a file, @FILE";
        case Remedy::numbered_holes:
            return "; with --notation numbers holes are 1, 2, 3 … row by row";
        case Remedy::signs:
            return " (say what signs mean: --signs PEG,HOLE,NONE, such as X,O,#)";
        case Remedy::which_notation:
            return " (--notation)";
        case Remedy::board_of_moves:
            return "; for moves alone, --board says the board";
    }
    return "";
}
inline std::string words_of(const base::Error& error) { return error.what() + advice(error.remedy()); }

}  // namespace pegwright::cli
