// What a command is asked: one problem, alone on the command line or as a line of a batch.
#pragma once

#include "base/bytes.hpp"
#include "cli/arguments.hpp"
#include "cli/questions/search_run.hpp"

#include <cstdint>
#include <string>

namespace pegwright::cli {

// The option --format of the commands that write text or JSON.
inline constexpr OptionSpec format_option{"format", "text|json", "text unless given, json with BOARD -",
                                          OptionGroup::output};

// Of a batch, whose lines others may have written.
inline constexpr OptionSpec no_files_option{
    "no-files", "", "with BOARD -: refuse lines that name a file (@FILE), for lines of strangers", OptionGroup::rare};
inline constexpr OptionSpec line_holes_option{"line-holes", "N", "with BOARD -: refuse boards of more holes",
                                              OptionGroup::rare};

struct Question {
    const Arguments& arguments;          // of this problem alone: its board is the first positional
    ByteSink& reply;                     // where the answer goes
    const SearchShare* share = nullptr;  // what is left to it of limits; null if it is asked alone
    std::int64_t line = 0;               // of a batch

    // A search for it.
    SearchRun search(const std::string& what) const { return SearchRun(arguments, what, share); }
};

// Writes the answer and returns the exit code, 0 or 1; throws what answers nothing. On any thread.
using AnswerQuestion = int (*)(const Question&);

// The whole of a command that takes a BOARD: one answer, on standard output or in --output, or with the board -, one
// for each line of standard input (cli/questions/batch.hpp). Returns the exit code.
enum class Many { as_json, as_text_too };  // how answers may stand one after the other
int answer_questions(const Arguments& arguments, AnswerQuestion answer, Many many = Many::as_json);

}  // namespace pegwright::cli
