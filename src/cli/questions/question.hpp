// One problem for a command, from the command line or a line of a batch, and the frame that answers it.
#pragma once

#include "base/bytes.hpp"
#include "cli/arguments.hpp"
#include "cli/questions/search_run.hpp"

#include <cstdint>
#include <string>

namespace pegwright::cli {

inline constexpr OptionSpec format_option{"format", "text|json", "text unless given, json with BOARD -",
                                          OptionGroup::output};

// Options for batches whose lines strangers wrote.
inline constexpr OptionSpec no_files_option{
    "no-files", "", "with BOARD -: refuse lines that name a file (@FILE), for lines of strangers", OptionGroup::rare};
inline constexpr OptionSpec line_holes_option{"line-holes", "N", "with BOARD -: refuse boards of more holes",
                                              OptionGroup::rare};

struct Question {
    const Arguments& arguments;          // for this problem; the board is the first positional
    ByteSink& reply;                     // takes the answer
    const SearchShare* share = nullptr;  // its part of the limits in a batch; else null
    std::int64_t line = 0;               // 0 outside a batch

    SearchRun search(const std::string& what) const { return SearchRun(arguments, what, share); }
};

// Writes the answer and returns 0 or 1; throws if there is no answer. Called on any thread.
using AnswerQuestion = int (*)(const Question&);

// Runs a command that takes a BOARD: one answer to standard output or --output, or a batch (batch.hpp) if BOARD is "-".
// Returns the exit code.
enum class Many { as_json, as_text_too };  // forms that a batch may answer in
int answer_questions(const Arguments& arguments, AnswerQuestion answer, Many many = Many::as_json);

}  // namespace pegwright::cli
