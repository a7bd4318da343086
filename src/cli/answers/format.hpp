// Helpers for answers: reads --format, and counts things in words.
#pragma once

#include "base/error.hpp"
#include "cli/arguments.hpp"

#include <cstdint>
#include <string>

namespace pegwright::cli {

// True if --format asks for JSON. Throws Error (input) for an unknown format.
inline bool wants_json(const Arguments& arguments, const char* unless_given = "text") {
    const std::string format = arguments.get("format").value_or(unless_given);
    if (format != "text" && format != "json") fail_input("unknown format '" + format + "'; formats are text and json");
    return format == "json";
}

inline std::string counted(std::int64_t n, const char* what) {
    return std::to_string(n) + " " + what + (n == 1 ? "" : "s");
}

}  // namespace pegwright::cli
