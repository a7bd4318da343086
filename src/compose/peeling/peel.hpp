// Solutions of boards of any form, found by peeling.
//
// From the vacancy to the last peg a path is laid through the board, away from its edges; what lies along it stays
// longest. Ragged edges leave in sectors (sectors.hpp), what is deep inside in tiles (tiles.hpp). Then what is left
// along the path leaves behind the vacancy, which goes on from tile to tile (tile_walk.hpp) and through ragged parts
// (relocations.hpp), and back where nothing leads on (retreats.hpp), until ninety holes or some more around the last
// peg are left, which a search solves. The purges are put into each other as construct/insertions/insertions.hpp says.
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
    std::string reason;      // why there is none, for messages
    bool never = false;      // there will be none by any seed
    bool narrow = false;     // what was hardest is one hole wide
    std::vector<Hole> left;  // what was left then, or is in the way, in row order
};

// problem: one vacancy, one last peg, of one position class with it. Not exhaustive: no plan means that none was
// found. Time of an attempt: linear in the holes but for the ragged edges, some 5 ms for each 15 holes of them; 126
// attempts at most, 24 if each ends where it is one hole wide. 53 bytes for each hole of the board's bounding
// rectangle, and purges that are kept for further attempts: 96 MiB in all on a plus of a million holes, 465 on a U
// of 1.1 million that is not cut down first. Deterministic. Throws Error (limit) if the rectangle is too large, and
// what limits.poll throws.
Peeled peel(const Problem& problem, const Limits& limits, std::uint64_t seed = 0);

// The same for what bands leave of a large board, by a few attempts, or by some more if round is 1.
std::optional<construct::PlannedLeft> peel_remainder(std::vector<Hole> holes, Hole vacancy, Hole finish, int round,
                                                     const Limits& limits, std::uint64_t seed);

}  // namespace pegwright::compose::peeling
