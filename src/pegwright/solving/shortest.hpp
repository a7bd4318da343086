// Finds a solution with the fewest moves and proves it, on boards of up to 64 holes (search/moves/shortest.hpp).
#pragma once

#include "pegwright/solving/solve.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pegwright {

struct Fewest {
    Outcome outcome;  // with at_most it need not be the shortest
    std::int64_t moves = 0;
    bool proven = false;      // no solution has fewer
    bool unsolvable = false;  // none at all, not only none with at_most moves
    // Positions of the last search that the bounds allow, up to symmetry, by moves made and by moves left. Empty if
    // nothing was searched.
    std::vector<std::int64_t> from_start;
    std::vector<std::int64_t> from_end;
    std::int64_t expanded = 0;
};

// With at_most: finds a solution with at most this number, or proves that there is none. Open ends are chosen for
// fewest moves. The same for any number of threads.
//
// The English board takes a second; boards of more than 40 holes may take hours and much memory.
Fewest shortest(const Query& query, std::optional<std::int64_t> at_most, const Limits& limits);

}  // namespace pegwright
