// Finds the words that fit at the cursor of a command line, for shell completion.
//
// A shell calls `pegwright complete-words WORD…` with the words up to the cursor, without the program's name.
// Each line of the answer is a word, a tab and its meaning. A last line ":files" or ":folders" asks the shell to
// add its own files or folders.
#pragma once

#include "cli/help/values.hpp"

#include <string>
#include <vector>

namespace pegwright::cli {

inline constexpr const char* complete_words_name = "complete-words";

struct Candidates {
    std::vector<Candidate> words;
    bool files = false;
    bool folders = false;
};

// Never throws for what a user may have typed. Reads only a board's file. Takes milliseconds: larger boards than
// 100,000 holes offer no holes.
Candidates candidates(const std::vector<std::string>& words);

std::string completed_words(const std::vector<std::string>& words);

}  // namespace pegwright::cli
