// The files that are installed beside the program, which it writes itself: `pegwright share NAME`.
#pragma once

#include <string>

namespace pegwright::cli {

inline constexpr const char* share_name = "share";

// By name: man, bash, zsh, fish, and README's table: commands. Throws Error (input) for any other.
std::string shared_text(const std::string& name);

}  // namespace pegwright::cli
