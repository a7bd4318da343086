// Problems on standard input, one a line, each with its answer on a line of its own: BOARD is -.
#pragma once

#include "cli/questions/question.hpp"

namespace pegwright::cli {

// Whether the board is -.
bool is_batch(const Arguments& arguments);

// Answers every line as the command would alone, with --format json unless text is asked for, in order, and as soon
// as it can. A line that is wrong, or meets a limit, is answered by {"line":17,"error":"…"}; no answer to one keeps
// others from being answered. Returns the exit code of the worst line. Throws Error: input if an option does not go
// with several problems, interrupted, closed, limit if the output cannot be written.
int answer_batch(const Arguments& arguments, AnswerQuestion answer);

}  // namespace pegwright::cli
