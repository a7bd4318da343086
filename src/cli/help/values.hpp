// The words that describe positionals and option values: [BOARD], HOLES|any, FILE…, text|json.
//
// Bars separate alternatives. "…" means one or more, brackets mean optional. A word in capitals is explained by
// value_kinds(); any other word stands for itself.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright::cli {

struct Candidate {
    std::string word;
    std::string what;  // may be empty
};

struct ValueKind {
    // Words of the shell, or of the board typed before.
    enum class Others : std::uint8_t { none, files, folders, holes, picture };
    std::string_view name;
    const char* what;
    std::vector<Candidate> (*list)();  // null if values cannot be listed
    Others others = Others::none;
};
std::span<const ValueKind> value_kinds();
const ValueKind* value_kind(std::string_view word);

struct ValueWords {
    std::vector<std::string> alternatives;
    bool optional = false;
    bool many = false;
};
ValueWords value_words(std::string_view value);

}  // namespace pegwright::cli
