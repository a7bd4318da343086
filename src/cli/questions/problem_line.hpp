// A problem in a line of text, as a batch has it.
//
//     T40 vacate h10 finish a1
//     T40 --vacate h10 --finish=a1
//     {"board":"T40","vacate":"h10","finish":"a1"}
//
// The keys are board and the names of problem_options, with the values that these options take. The words
// may begin with the key board or with the board itself, and a word that begins with # ends them.
#pragma once

#include "cli/questions/problem_arguments.hpp"

#include <span>
#include <string>
#include <string_view>

namespace pegwright::cli {

// Whether a line asks nothing: blank, or a comment after a hash.
bool asks_nothing(std::string_view line);

// The board as the first positional, and the line's keys as options; those that are no problem_options are never keys.
// Throws Error (input) if the line is none of the above or has other keys; what the values mean is looked at later.
// O(length).
Arguments parse_problem_line(std::string_view line, std::span<const OptionSpec> keys = problem_options);

}  // namespace pegwright::cli
