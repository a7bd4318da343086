// Finds a solution with the fewest moves and proves it, on boards of up to 64 holes (search/moves/shortest.hpp).
#pragma once

#include "pegwright/solving/solve.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pegwright {

struct Fewest {
    Outcome outcome;          // the solution; with at_most it need not be the shortest
    std::int64_t moves = 0;   // moves of the solution
    bool proven = false;      // no solution has fewer
    bool unsolvable = false;  // no solution at all, as opposed to none with at_most moves
    // Positions of the last search, up to symmetry, by moves made and by moves left. Only those that the bounds allow
    // are counted. Empty if nothing was searched.
    std::vector<std::int64_t> from_start;
    std::vector<std::int64_t> from_end;
    std::int64_t expanded = 0;  // positions whose moves were made
};

// Finds a solution with the fewest moves. With at_most: one with at most this number, or the proof that there is none.
// Open ends are chosen for fewest moves. The same for any number of threads.
//
// The English board takes a second; boards of more than 40 holes may take hours and much memory. Throws Error (limit)
// for more than 64 holes.
Fewest shortest(const Query& query, std::optional<std::int64_t> at_most, const Limits& limits);

}  // namespace pegwright
