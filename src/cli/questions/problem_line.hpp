// Parses a problem from one line of a batch:
//
//     T40 vacate h10 finish g9
//     T40 --vacate h10 --finish=g9
//     {"board":"T40","vacate":"h10","finish":"g9"}
//
// Keys are board and the names of problem_options. The line may begin with the board itself. A word that begins
// with # starts a comment.
#pragma once

#include "cli/questions/problem_arguments.hpp"

#include <span>
#include <string>
#include <string_view>

namespace pegwright::cli {

bool asks_nothing(std::string_view line);

// Returns the board as first positional and the keys as options; only problem_options can be keys.
// Values are not checked here. Throws Error (input) for another form or other keys. O(length).
Arguments parse_problem_line(std::string_view line, std::span<const OptionSpec> keys = problem_options);

}  // namespace pegwright::cli
