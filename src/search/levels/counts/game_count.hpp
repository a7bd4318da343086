// Counts games and solutions: carries the number of paths to every position from level to level.
//
// A game ends at a position without a jump. Below the middle, paths from the starts meet paths from the complements of
// the goals: the solutions through a position are the product of both. Takes 8 bytes more than winning_levels.hpp for
// each position of two levels, and 8 to 16 for each jump of one.
#pragma once

#include "search/bits/game.hpp"
#include "search/levels/forward_levels.hpp"
#include "theory/integer.hpp"

#include <map>

namespace pegwright::search::levels {

struct GameCount {
    Integer games;
    std::map<int, Integer> by_pegs;  // pegs left at the end
    Integer beginnings;              // sequences of jumps from the start, the empty one and whole games, too
    std::uint64_t jumps = 0;         // between positions that games reach, all images counted
    Integer solutions;               // 0 if not asked for
    std::uint64_t positions = 0;     // reached, all images counted
    std::uint64_t expanded = 0;      // up to symmetry, with those of the search from the other end
};

// Ignores the game's resource count and the directory. Throws as build_level().
GameCount count_games(const Game& game, bool with_solutions, const Limits& limits);

}  // namespace pegwright::search::levels
