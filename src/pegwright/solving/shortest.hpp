// The fewest moves of a problem, proven, with a solution: boards of up to 64 holes (search/moves/shortest.hpp).
#pragma once

#include "pegwright/solving/solve.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pegwright {

struct Fewest {
    Outcome outcome;          // with fewest moves; with a limit of moves any with no more than that
    std::int64_t moves = 0;   // of the solution
    bool proven = false;      // no solution has fewer
    bool unsolvable = false;  // there is no solution at all; if impossible without it, there is none of so few moves
    // Positions up to symmetry of the last search: after 0, 1, 2 … moves, and with 0, 1, 2 … moves to go; those from
    // which a solution can still be short enough, as far as bounds tell. Empty if nothing was searched.
    std::vector<std::int64_t> from_start;
    std::vector<std::int64_t> from_end;
    std::int64_t expanded = 0;  // positions whose moves were made
};

// A solution with as few moves as any has; with at_most, one with no more than so many, or that there is none. What
// is left open is chosen so that the moves are fewest, of all vacancies and all single last pegs.
//
// The same answer for any number of threads. A second for the English board; boards of more than 40 holes may take
// hours and any memory. Throws Error: limit if the board has more than 64 holes, if memory ends, what limits.poll
// throws.
Fewest shortest(const Query& query, std::optional<std::int64_t> at_most, const Limits& limits);

}  // namespace pegwright
