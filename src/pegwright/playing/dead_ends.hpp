// Finds the quickest ways to lose a problem: to put the goal out of reach, or to have no jump left.
#pragma once

#include "pegwright/names.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace pegwright {

struct DeadEnd {
    Solution way;                 // from the start to the dead end, which is its goal; refereed
    std::uint64_t positions = 0;  // dead ends after this number of jumps, up to symmetry
    // If the goal was one hole: where games can still end with one peg, in row order. Nothing if not known, as on
    // boards above most_holes_searched (surveying/finishes.hpp).
    std::optional<std::vector<Hole>> finishes = {};
};

// The fewest jumps after which the goal (any single peg, or a position) is out of reach; nothing if it cannot be lost.
// For boards of at most 64 holes. Costs as much as levels(), to half way or further, and known_finishes().
std::optional<DeadEnd> first_dead_end(const Problem& problem, const Limits& limits);

// The fewest jumps after which no jump is possible, whatever the goal. Throws as above.
DeadEnd shortest_game(const Problem& problem, const Limits& limits);

// Calls shortest_game() if stuck, else first_dead_end(). If the start is open, takes the vacancy with the quickest
// result, and avoids vacancies that are lost from the start if there are others.
std::optional<DeadEnd> dead_end(const Query& query, bool stuck, const Limits& limits);

}  // namespace pegwright
