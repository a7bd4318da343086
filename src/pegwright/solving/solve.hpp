// Solves any problem. Theorems may refute it at once; otherwise the engines (engines/engine.hpp) are asked in order,
// until one finds a solution or a proof that there is none.
#pragma once

#include "pegwright/solving/outcome.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace pegwright {

struct SolveOptions {
    std::uint64_t seed = 0;        // gives another solution, if search can find one soon
    std::string_view engine = {};  // ask only this engine; empty: all
};

// Returns a solution, a proof that there is none, or what stopped each engine.
//
// Open ends are chosen: on boards with a theorem by theory/choice.hpp. Other boards first try vacancies near the
// middle, finished in the same hole, then any problem that search solves. A goal of any peg stays so.
//
// Time: O(sides) if constructed, mostly below 0.1 s if searched. A search that finds nothing runs until it is exhausted
// or meets a limit, which ends it with Outcome::gave_up(). The same for any number of threads. Throws Error (input) for
// an unknown engine, and what limits.poll throws, except limits.
Outcome solve(const Query& query, const Limits& limits, const SolveOptions& options = {});

// Made without searching the board; nothing if there is none. Costs as solve().
std::optional<Player> planned(const Problem& problem);

// Throws Error (limit) with what stopped the engines.
void fail_if_gave_up(const Outcome& outcome);

}  // namespace pegwright
