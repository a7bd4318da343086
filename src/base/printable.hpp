// Text as a terminal may be shown it.
#pragma once

#include "base/rooms.hpp"

#include <string>
#include <string_view>

namespace pegwright::base {

// The text with control characters, and bytes that are no characters in UTF-8, written as \x1b: what comes from a file
// may hold either, moves no cursor and ends no line. O(bytes).
std::string printable(std::string_view text);
// The text with only the bytes that are no characters written so.
std::string valid_utf8(std::string_view text);

}  // namespace pegwright::base
