// The option --format of the commands that print text or JSON.
#pragma once

#include "base/error.hpp"
#include "cli/arguments.hpp"

namespace pegwright::cli {

// Throws Error (input) for any other format.
inline bool wants_json(const Arguments& arguments, const char* unless_given = "text") {
    const std::string format = arguments.get("format").value_or(unless_given);
    if (format != "text" && format != "json") fail_input("unknown format '" + format + "'; formats are text and json");
    return format == "json";
}

}  // namespace pegwright::cli
