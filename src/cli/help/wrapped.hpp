// Wraps text. A character of UTF-8 counts as a column.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace pegwright::cli {

std::size_t width_of(std::string_view text);
// What fits into this many columns.
std::string_view first_columns(std::string_view text, std::size_t columns);

// Breaks lines at blanks, and words only if wider than a line. Indents all lines but the first, keeps empty lines, and
// ends the last line.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t columns = 80);

}  // namespace pegwright::cli
