// Solutions of a length that fits the memory, as answers.
#pragma once

#include "base/bytes.hpp"
#include "cli/answers/json_value.hpp"
#include "game/solution.hpp"

namespace pegwright::cli {

// As text, or as a line of JSON in which the keys of `more`, an object, come behind the solution.
void write_solution(const Solution& solution, bool json, HoleNames names, ByteSink& output, const JsonValue& more = {});

}  // namespace pegwright::cli
