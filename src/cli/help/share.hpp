// The files that are installed beside the program: `pegwright share NAME` prints them.
#pragma once

#include <string>
#include <string_view>

namespace pegwright::cli {

inline constexpr const char* share_name = "share";

// The manual page pegwright(1) as mdoc, made from the tables of commands, options and schemas.
std::string manual();

// Shell scripts for completion. They call complete-words (candidates.hpp).
extern const std::string_view bash_completion;
extern const std::string_view zsh_completion;
extern const std::string_view fish_completion;

// A file by name: man, bash, zsh, fish, or commands (README's table). Throws Error (input) for another name.
std::string shared_text(const std::string& name);

}  // namespace pegwright::cli
