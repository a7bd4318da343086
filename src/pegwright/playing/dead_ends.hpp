// How badly can you play? The shortest ways to lose a problem, as solutions of the problem to get there.
#pragma once

#include "pegwright/names.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace pegwright {

struct DeadEnd {
    Solution way;                 // from the start to a position as its goal; refereed
    std::uint64_t positions = 0;  // that as many jumps lead to and that are dead ends: up to symmetry
    // Of a lost goal: where games can still end with one peg, in row order; nothing if nobody knows, as beyond
    // most_holes_searched (surveying/finishes.hpp).
    std::optional<std::vector<Hole>> finishes = {};
};

// The fewest jumps after which the goal is out of reach: any single peg, or any position. Nothing if it cannot be lost.
// By exhaustive search of a board of at most 64 holes; its cost is that of levels(), down to half way or more, and of
// known_finishes(). Throws Error (limit) if memory does not suffice; what poll throws.
std::optional<DeadEnd> first_dead_end(const Problem& problem, const Limits& limits);

// The fewest jumps after which no jump is possible, whatever the goal. Throws as above.
DeadEnd shortest_game(const Problem& problem, const Limits& limits);

// One of these, stuck or lost; from the vacancy from which it comes first where the start is open, of those that are
// not lost from the beginning, if there are any.
std::optional<DeadEnd> dead_end(const Query& query, bool stuck, const Limits& limits);

}  // namespace pegwright
