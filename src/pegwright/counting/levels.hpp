// The positions games reach, and those on the way of a solution, by number of pegs: exhaustive search of any board of
// at most 64 holes.
#pragma once

#include "notation/holes.hpp"
#include "pegwright/names.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pegwright {

struct LevelsQuestion {
    Board board;
    std::optional<Start> start;  // unless given, any one hole vacated
    std::optional<Goal> goal;    // unless given, any single peg; must be given only with a start
    // Such as d2+f2-2*d1>=1: positions that do not keep the bound are left out.
    std::optional<std::string> resource_count;
    notation::HoleNames names = notation::HoleNames::letters;  // of its holes
    int to = 1;                                                // the last level, in pegs
};

struct LevelNumbers {
    int pegs = 0;
    std::uint64_t reached = 0;  // up to the symmetries that keep the problem
    std::uint64_t reached_all = 0;
    std::uint64_t winning = 0;
    std::uint64_t winning_all = 0;
};

struct LevelTable {
    std::size_t symmetries = 1;          // that keep the problem
    std::vector<LevelNumbers> levels;    // from the start on, as far as they are known
    bool knows_winning = false;          // or those numbers are nothing
    std::optional<base::Error> stopped;  // the limit that was met, if one was: there is more, or may be
};

// Winning positions are looked for if `to` is at or below the middle of the game; with a resource count, for
// complement problems only (those of solutions that keep the bound down to the middle, and whose complements keep it
// afterwards). With a directory in the limits levels are kept as files there, and a later call goes on from them.
// A limit that is met is told in the table. Throws Error: limit for boards of more than 64 holes, input for what is
// wrong with the resource count or a file; what poll throws, but for limits.
LevelTable levels(const LevelsQuestion& question, const Limits& limits);

}  // namespace pegwright
