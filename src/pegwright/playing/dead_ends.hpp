// Finds the quickest ways to lose a problem: to put the goal out of reach, or to have no jump left.
#pragma once

#include "pegwright/names.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace pegwright {

struct DeadEnd {
    Solution way;                 // to the dead end, its goal; refereed
    std::uint64_t positions = 0;  // dead ends after as many jumps, up to symmetry
    // If the goal was one hole: where games can still end with one peg, in row order. Nothing if not known, as on
    // boards above most_holes_searched (surveying/finishes.hpp).
    std::optional<std::vector<Hole>> finishes = {};
};

// The fewest jumps after which the goal (any single peg, or a position) is out of reach; nothing if it cannot be lost.
// For boards of at most 64 holes. Costs as much as levels(), to half way or further, and known_finishes().
std::optional<DeadEnd> first_dead_end(const Problem& problem, const Limits& limits);

// The fewest jumps after which no jump is possible, whatever the goal. Throws as above.
DeadEnd shortest_game(const Problem& problem, const Limits& limits);

// shortest_game() if stuck, else first_dead_end(). An open start becomes the vacancy with the quickest result;
// one that is lost from the start only if all are.
std::optional<DeadEnd> dead_end(const Query& query, bool stuck, const Limits& limits);

}  // namespace pegwright
