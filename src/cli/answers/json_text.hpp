// Strings as JSON strings, for the small objects the commands print.
#pragma once

#include <string>

namespace pegwright::cli {

// The text in quotes, escaped as JSON asks; bytes that are no UTF-8, as names of files may have, as \\x1b.
std::string json_string(const std::string& text);

}  // namespace pegwright::cli
