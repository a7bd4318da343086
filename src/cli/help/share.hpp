// The files that are installed beside the program, which it writes itself: `pegwright share NAME`.
#pragma once

#include <string>
#include <string_view>

namespace pegwright::cli {

inline constexpr const char* share_name = "share";

// The manual page, pegwright(1), as mdoc: made from the table of commands and the tables beside it.
std::string manual();

// The scripts that complete pegwright's arguments in a shell. They ask the program that is being typed what fits
// (candidates.hpp).
extern const std::string_view bash_completion;
extern const std::string_view zsh_completion;
extern const std::string_view fish_completion;

// By name: man, bash, zsh, fish, and README's table: commands. Throws Error (input) for any other.
std::string shared_text(const std::string& name);

}  // namespace pegwright::cli
