// Reads numbers that options take. Each function returns nothing if the option is not given.
#pragma once

#include "cli/arguments.hpp"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace pegwright::cli {

// A whole number from `least` to `most`; throws Error (input) otherwise.
std::optional<std::uint64_t> number_given(const Arguments& arguments, const std::string& option,
                                          std::uint64_t least = 0,
                                          std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

// A length in points from `least` to `most`; throws Error (input) otherwise.
std::optional<double> points_given(const Arguments& arguments, const std::string& option, double least, double most);
// A decimal number from `least` to `most`; throws Error (input) otherwise.
std::optional<double> decimal_given(const Arguments& arguments, const std::string& option, double least, double most);

}  // namespace pegwright::cli
