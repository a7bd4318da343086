// Finds the fewest moves from one of some starts to one of some goals, exhaustively, on boards of at most 64 holes.
//
// The search goes by levels of moves from both ends; the side with fewer positions makes (or undoes) the next move. A
// bound on the moves of both rises by one until the sides meet. Both drop positions that no game within the bound
// passes, by Merson regions (merson.hpp) and resource counts (count_choice.hpp). Position classes are searched
// separately.
//
// This is breadth-first iterative deepening A* [Bell 2008, section 4.2], with a search from the end as [Beasley 2013]
// considers.
//
// Cost: some 0.1 microseconds for each move of each position, a second for a problem of the 33-hole board. Memory: 24
// to 56 bytes a position, up to symmetry.
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
    std::vector<Bits> goals = {};                  // any positions
    std::vector<HolePermutation> symmetries = {};  // a group; those that move starts or goals are ignored
    std::vector<ResourceCount> counts = {};        // must be valid; used beside those that are found
    bool find_counts = true;
    int most_moves = 64;   // gives up beyond
    bool decide = false;   // ask only whether most_moves suffice
    int proven_least = 0;  // the caller knows that no game has fewer
    // With a width, only beams from the starts that keep so many positions a level; they may miss games.
    std::size_t width = 0;
};

using LevelSizes = std::vector<std::int64_t>;

struct Shortest {
    std::optional<Bits> start;               // of the game
    std::optional<std::vector<Jump>> jumps;  // a game with fewest moves
    int moves = 0;                           // its moves (decide: at most); without a game: all games have more
    bool unsolvable = false;                 // no game of any length exists
    bool missed = false;                     // without a game: a beam dropped positions, so there may be one
    // Positions after 0, 1, 2 … moves, and with as many to go, for the last bound. Without a game, sums over all
    // classes.
    LevelSizes from_start;
    LevelSizes from_end;
    std::int64_t expanded = 0;  // positions whose moves were made, with all bounds
};

// Throws Error (limit) if memory does not suffice. The same for any number of threads.
Shortest shortest(const SmallBoard& board, const ShortestQuestion& question, const Limits& limits = {});

}  // namespace pegwright::search::moves
