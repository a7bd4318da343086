// Writes a solution that fits in memory, as text or JSON.
#pragma once

#include "base/bytes.hpp"
#include "cli/answers/json_value.hpp"
#include "game/solution.hpp"

namespace pegwright::cli {

// JSON is one line; the keys of the object `more` follow the solution's.
void write_solution(const Solution& solution, bool json, HoleNames names, ByteSink& output, const JsonValue& more = {});

}  // namespace pegwright::cli
