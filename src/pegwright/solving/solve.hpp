// Solutions of any problem: the theorems of the board's family may refute a query; then the engines of the table
// (engines/engine.hpp) are asked, until one finds a solution or proves that there is none.
#pragma once

#include "pegwright/solving/outcome.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace pegwright {

struct SolveOptions {
    std::uint64_t seed = 0;        // others give other solutions, by search wherever that finds one soon
    std::string_view engine = {};  // the only one that is asked; all in their order if empty
};

// A solution, the proof that there is none, or what the engines met. What is left open is chosen: on boards with a
// theorem as theory chooses (theory/choice.hpp), on others a vacancy at the middle of the board and a finish in the
// same hole, if such a problem is solved quickly, or else any that search finds. A goal of any peg stays as it is.
//
// Constructed: O(sides). Searched: mostly less than 0.1 s; if nothing is found, until all positions are searched or a
// limit is reached. The same solution each time, whatever the number of threads. A limit ends the search with what the
// engines met. Throws Error (input) for an engine that does not exist, and what limits.poll throws but for limits.
Outcome solve(const Query& query, const Limits& limits, const SolveOptions& options = {});

// The solution of a problem that needs no search of the board; nothing if there is none. As solve() costs.
std::optional<Player> planned(const Problem& problem);

// Throws Error: limit, with what the engines met, if they gave up.
void fail_if_gave_up(const Outcome& outcome);

}  // namespace pegwright
