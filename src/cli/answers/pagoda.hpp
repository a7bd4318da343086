// Pagoda functions as feasible prints them: pictures that a person, or the tests' outside checker, can check.
#pragma once

#include "cli/answers/json_value.hpp"
#include "notation/holes.hpp"
#include "pegwright/solving/feasible.hpp"

#include <string>

namespace pegwright::cli {

// For each a line with the sums at start and goal, and the weights in the board's picture; nothing if there are none.
std::string pagoda_text(const std::vector<PagodaProof>& proofs, HoleNames names);
// Adds them by the key "pagoda"; nothing if there are none.
void add_pagodas(JsonValue& answer, const std::vector<PagodaProof>& proofs, HoleNames names);

}  // namespace pegwright::cli
