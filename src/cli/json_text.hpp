// Strings as JSON strings, for the small objects the commands print.
#pragma once

#include <string>

namespace pegwright {

// The text in quotes, escaped as JSON asks.
std::string json_string(const std::string& text);

}  // namespace pegwright
