// Strings as JSON strings, for the small objects the commands print.
#pragma once

#include <string>

namespace pegwright::cli {

// The text in quotes, escaped as JSON asks.
std::string json_string(const std::string& text);

}  // namespace pegwright::cli
