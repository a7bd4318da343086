// What fits at the cursor of a command line: what the shells' completions ask for.
//
// They call `pegwright complete-words WORD…` with the words of the line up to the cursor, the program's own left out;
// the last may be empty. Each line of the answer is a word that fits, a tab, and what it is. A last line ":files" or
// ":folders" says that the shell's own files or folders fit as well.
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

// Never throws for what a user may have typed so far; reads a board's file, and no other. Milliseconds: boards of more
// than 100,000 holes offer none of them.
Candidates candidates(const std::vector<std::string>& words);

// The answer as text.
std::string completed_words(const std::vector<std::string>& words);

}  // namespace pegwright::cli
