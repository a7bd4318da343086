// Prints pagoda functions for feasible, so that a person or an outside checker can verify them.
#pragma once

#include "cli/answers/json_value.hpp"
#include "notation/holes.hpp"
#include "pegwright/solving/feasible.hpp"

#include <string>

namespace pegwright::cli {

// For each function, a line with its sums at start and goal, then the weights in the board's picture.
std::string pagoda_text(const std::vector<PagodaProof>& proofs, HoleNames names);
void add_pagodas(JsonValue& answer, const std::vector<PagodaProof>& proofs, HoleNames names);

}  // namespace pegwright::cli
