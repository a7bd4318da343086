// Pagoda functions as feasible prints them: pictures that a person, or the tests' outside checker, can check.
#pragma once

#include "notation/holes.hpp"
#include "pegwright/solving/feasible.hpp"

#include <string>

namespace pegwright::cli {

// For each a line with the sums at start and goal, and the weights in the board's picture; nothing if there are none.
std::string pagoda_text(const std::vector<PagodaProof>& proofs, HoleNames names);
// The key "pagoda" with a comma before it; nothing if there are none.
std::string pagoda_json(const std::vector<PagodaProof>& proofs, HoleNames names);

}  // namespace pegwright::cli
