// Numbers that options take.
#pragma once

#include "cli/arguments.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace pegwright::cli {

// What an option says; nothing if it is not there. Throws Error (input) unless it is a whole number from `least` to
// 2^64 - 1.
std::optional<std::uint64_t> number_given(const Arguments& arguments, const std::string& option,
                                          std::uint64_t least = 0);

// A length in points. Throws Error (input) unless it is a decimal number from `least` to `most`.
std::optional<double> points_given(const Arguments& arguments, const std::string& option, double least, double most);
// A decimal number. Throws Error (input) unless it is one from `least` to `most`.
std::optional<double> decimal_given(const Arguments& arguments, const std::string& option, double least, double most);

}  // namespace pegwright::cli
