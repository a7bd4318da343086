// The words that say what a command's positionals or an option's value are: [BOARD], HOLES|any, FILE…, text|json.
//
// Alternatives stand between bars; behind them "…" says one or more, and brackets around them one or none. A word in
// capitals is a line of the table of values below, which tells what it is. Any other word stands for itself.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright::cli {

struct Candidate {
    std::string word;
    std::string what;  // in a few words, may be empty
};

struct ValueKind {
    // What the shell knows itself, and what the board that is already typed has to say.
    enum class Others : std::uint8_t { none, files, folders, holes, picture };
    std::string_view name;
    const char* what;
    std::vector<Candidate> (*list)();  // null if values cannot be listed
    Others others = Others::none;
};
std::span<const ValueKind> value_kinds();
// Null if the word stands for itself.
const ValueKind* value_kind(std::string_view word);

// "FILE|BOARD…" taken apart.
struct ValueWords {
    std::vector<std::string> alternatives;  // FILE and BOARD
    bool optional = false;                  // in brackets
    bool many = false;                      // with the dots
};
ValueWords value_words(std::string_view value);

}  // namespace pegwright::cli
