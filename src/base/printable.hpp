// Makes text safe to show in a terminal.
#pragma once

#include "base/rooms.hpp"

#include <string>
#include <string_view>

namespace pegwright::base {

// Writes control characters, and bytes that are not UTF-8, as \x1b. So text from a file cannot move the cursor or end a
// line. O(bytes).
std::string printable(std::string_view text);
// Writes only bytes that are not UTF-8 in this way.
std::string valid_utf8(std::string_view text);

}  // namespace pegwright::base
