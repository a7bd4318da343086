// A problem in a line of text, as a batch has it.
//
//     T40 vacate h10 finish a1
//     T40 --vacate h10 --finish=a1
//     {"board":"T40","vacate":"h10","finish":"a1"}
//
// The keys are board and the names of problem_options, with the values that these options take. The words
// may begin with the key board or with the board itself.
#pragma once

#include "cli/arguments.hpp"

#include <string>
#include <string_view>

namespace pegwright::cli {

// Whether a line asks nothing: blank, or a comment after a hash.
bool asks_nothing(std::string_view line);

// The board as the first positional, and the line's keys as options. Throws Error (input) if the line is none of the
// above; what the values mean is looked at later. O(length).
Arguments parse_problem_line(std::string_view line);

}  // namespace pegwright::cli
