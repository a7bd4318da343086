// Fewest moves from a start to one of some goals, by exhaustive search, on boards of up to 64 holes.
//
// A move is all consecutive jumps of one peg. The search goes by levels, from the start and from the
// end at once: the side with fewer positions at hand makes (or undoes) the next move, until both
// together have made as many as a bound, and have met or not. The bound begins with what the start needs
// and is raised by one until they meet. Either side drops positions that the start cannot reach, or
// that cannot be finished, within the bound, as Merson regions tell (merson.hpp) and resource counts that
// the caller may give (resource_count.hpp). It is breadth-first iterative deepening A* [Bell 2008,
// section 4.2] with the search from the end that [Beasley 2013] weighs; what makes that side small is that
// it drops what the start cannot reach in time. Positions that symmetries of the problem carry into
// each other count as one.
//
// A peg may move twice in a row: that counts a move too many, and the level where the position
// belongs has it already. Left out: levels on disc.
//
// Cost: some 0.2 microseconds for each way on from each position; seconds for a problem of the 33-hole
// board. Memory: 24 to 56 bytes a position. fewest_moves.hpp is the like for the windows of purges: any
// goal, and wishes, but no bounds and no symmetry.
#pragma once

#include "base/limits.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "search/moves/resource_count.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace pegwright::search::moves {

struct ShortestQuestion {
    Bits start = 0;
    std::vector<Bits> goals = {};                  // any positions
    std::vector<HolePermutation> symmetries = {};  // a group; those that do not keep start and goals are not used
    std::vector<ResourceCount> counts = {};        // must be what they claim to be
    int most_moves = 64;                           // longer games are not looked for
};

struct Shortest {
    std::optional<std::vector<Jump>> jumps;  // a game with fewest moves
    int moves = 0;                           // its moves; without a game: no game has so few
    bool unsolvable = false;                 // there is no game of any length
    // Positions after 0, 1, 2 … moves, with the last bound; the later levels are those made from the end.
    std::vector<std::int64_t> levels;
};

// In one thread. Throws Error (limit) before the positions outgrow the memory, and what the poll throws.
// Deterministic.
Shortest shortest(const SmallBoard& board, const ShortestQuestion& question, const Limits& limits = {});

}  // namespace pegwright::search::moves
