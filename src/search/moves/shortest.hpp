// Fewest moves from one of some starts to one of some goals, by exhaustive search, on boards of up to 64 holes.
//
// A move is all consecutive jumps of one peg. The search goes by levels, from the start and from the
// end at once: the side with fewer positions at hand makes (or undoes) the next move, until both
// together have made as many as a bound, and have met or not. The bound begins with what the start needs
// and is raised by one until they meet. Either side drops positions that the start cannot reach, or
// that cannot be finished, within the bound, as Merson regions tell (merson.hpp) and resource counts
// (resource_count.hpp), which are found by linear programs for each level (count_choice.hpp). It is breadth-first
// iterative deepening A* [Bell 2008, section 4.2] with the search from the end that [Beasley 2013] weighs; what makes
// that side small is that it drops what the start cannot reach in time. Positions that symmetries of the problem carry
// into each other count as one.
//
// Several starts and goals are searched at once, class by class; classes that symmetries carry into each other once.
//
// A peg may move twice in a row: that counts a move too many, and the level where the position
// belongs has it already. Left out: levels on disc.
//
// Cost: some 0.1 microseconds for each way on from each position; a second for a problem of the 33-hole
// board. Memory: 24 to 56 bytes a position. fewest_moves() (paths/exhaustive_paths.hpp) is the like for the windows of
// purges: any goal, and requirements, but no bounds and no symmetry.
#pragma once

#include "base/limits.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "search/moves/resource_count.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace pegwright::search::moves {

struct ShortestQuestion {
    std::vector<Bits> starts = {};                 // any positions
    std::vector<Bits> goals = {};                  // the same
    std::vector<HolePermutation> symmetries = {};  // a group; those that do not keep starts and goals are not used
    std::vector<ResourceCount> counts = {};        // must be what they claim to be; beside those that are found
    bool find_counts = true;
    int most_moves = 64;   // longer games are not looked for
    bool decide = false;   // whether there is a game of most_moves or fewer, not the fewest
    int proven_least = 0;  // no game has fewer, as the caller knows
};

// Positions of each level, from the start or from the end.
using LevelSizes = std::vector<std::int64_t>;

struct Shortest {
    std::optional<Bits> start;               // where the game begins
    std::optional<std::vector<Jump>> jumps;  // a game with fewest moves
    int moves = 0;                           // its moves (decided: no more); without a game: no game has so few
    bool unsolvable = false;                 // there is no game of any length
    // Of the last bound: after 0, 1, 2 … moves, and with as many moves to go. Without a game, of all classes together.
    LevelSizes from_start;
    LevelSizes from_end;
    std::int64_t expanded = 0;  // positions whose moves were made, with all bounds
};

// Throws Error (limit) before the positions outgrow the memory, and what the poll throws.
// The same game and the same numbers for any number of threads.
Shortest shortest(const SmallBoard& board, const ShortestQuestion& question, const Limits& limits = {});

}  // namespace pegwright::search::moves
