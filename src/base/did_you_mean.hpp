// Suggests what a mistyped word was meant to be.
#pragma once

#include "base/rooms.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pegwright::base {

// The closest word: one slip away from a word of three to five letters, two from a longer one. A slip: a letter too
// many, missing or wrong, or two neighbours exchanged. O(letters of the word * letters of the list).
std::optional<std::string> did_you_mean(const std::string& word, const std::vector<std::string>& list);

}  // namespace pegwright::base
