// Answers problems from standard input, one a line, when BOARD is "-".
#pragma once

#include "cli/questions/question.hpp"

namespace pegwright::cli {

bool is_batch(const Arguments& arguments);

// Answers each line as the command would alone, in order and as soon as possible; as JSON unless --format text.
// A wrong line or a limit gives {"line":17,"error":"…"}, and the other lines are still answered.
// Returns the worst exit code. Throws Error: input if an option suits only single problems, interrupted, closed, limit
// if the output cannot be written.
int answer_batch(const Arguments& arguments, AnswerQuestion answer);

}  // namespace pegwright::cli
