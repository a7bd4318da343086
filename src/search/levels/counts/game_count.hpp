// How many games there are, and how many of them are solutions: ways to every position, level by level.
//
// A game is a sequence of jumps from a start to a position without any. Ways to positions are carried forwards
// from the start to the last level (counted_level.hpp); those that end at a level are told by their number of pegs.
// Ways from the other end, with pegs and holes exchanged, meet them below the middle: a position q reached
// there stands on as many solutions as there are ways to it, times ways to its complement from the goal's. For
// a complement problem these are the same ways, so no winning position is looked for. Compared with
// winning_levels.hpp this takes eight bytes more for each position of two levels, and eight to sixteen more
// for each jump of one.
#pragma once

#include "search/bits/game.hpp"
#include "search/levels/forward_levels.hpp"
#include "theory/integer.hpp"

#include <map>

namespace pegwright::search::levels {

struct GameCount {
    Integer games;
    std::map<int, Integer> by_pegs;  // left when a game has ended
    Integer solutions;               // unless they are left out
    std::uint64_t positions = 0;     // reached, all images counted
    std::uint64_t expanded = 0;      // those up to symmetry, and those of the search from the other end
};

// Throws Error (limit) if memory does not suffice, what poll throws. The resource count is not looked at, nor the
// directory of the limits: here numbers of ways are not kept in files.
GameCount count_games(const Game& game, bool with_solutions, const Limits& limits);

}  // namespace pegwright::search::levels
