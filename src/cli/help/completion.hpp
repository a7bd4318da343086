// The scripts that complete pegwright's arguments in a shell. They ask the program that is being typed what fits
// (candidates.hpp), so they know what it knows: options, values, boards, and the holes of the board.
#pragma once

#include <string_view>

namespace pegwright::cli {

extern const std::string_view bash_completion;
extern const std::string_view zsh_completion;
extern const std::string_view fish_completion;

}  // namespace pegwright::cli
