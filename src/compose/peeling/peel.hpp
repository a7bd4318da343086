// Solves large boards of any form by peeling. README.md has the idea.
#pragma once

#include "base/limits.hpp"
#include "construct/bands/reduction.hpp"
#include "construct/insertions/insertions.hpp"
#include "game/problem.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pegwright::compose::peeling {

struct Peeled {
    std::optional<construct::Insertions> plan;
    std::string reason;      // why there is no plan
    bool never = false;      // no other seed will help
    bool narrow = false;     // the hole that failed most often is in a part one hole wide
    std::vector<Hole> left;  // could not be cleared, in row order
};

// Plans a solution for one vacancy and one last peg of the same position class. Heuristic: no plan only means that none
// was found. The same seed gives the same plan.
//
// An attempt is linear in the holes, and takes 5 ms for each 15 holes of ragged edges. At most 126 attempts; 24 if they
// all fail at parts one hole wide.
//
// Memory: 53 bytes for each hole of the bounding rectangle, and the remembered purges. In all, a plus of a million
// holes takes 96 MiB, a U of 1.1 million 465 MiB.
//
// Throws Error (limit) if the rectangle is too large, and what limits.poll throws.
Peeled peel(const Problem& problem, const Limits& limits, std::uint64_t seed = 0);

// For the remainder that bands leave of a large board. round: 0 makes few attempts, 1 more.
std::optional<construct::PlannedLeft> peel_remainder(std::vector<Hole> holes, Hole vacancy, Hole finish, int round,
                                                     const Limits& limits, std::uint64_t seed);

}  // namespace pegwright::compose::peeling
