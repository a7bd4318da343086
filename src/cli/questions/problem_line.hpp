// A problem in a line of text, as a batch has it.
//
//     T40 vacate h10 finish a1
//     T40 --vacate h10 --finish=a1
//     {"board":"T40","vacate":"h10","finish":"a1"}
//
// The keys are board, vacate, finish, start, goal, with the values that the options of these names take. The words
// may begin with the key board or with the board itself.
#pragma once

#include "cli/arguments.hpp"

#include <array>
#include <string>
#include <string_view>

namespace pegwright::cli {

inline constexpr std::array<const char*, 4> problem_keys = {"vacate", "finish", "start", "goal"};

// Whether a line asks nothing: blank, or a comment after a hash.
bool asks_nothing(std::string_view line);

// The board as the first positional, and the line's keys as options. Throws Error (input) if the line is none of the
// above; what the values mean is looked at later. O(length).
Arguments parse_problem_line(std::string_view line);

}  // namespace pegwright::cli
