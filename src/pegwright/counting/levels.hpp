// Counts reachable and winning positions by number of pegs, by exhaustive search of boards of at most 64 holes.
#pragma once

#include "notation/holes.hpp"
#include "pegwright/names.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pegwright {

struct LevelsQuestion {
    Board board;
    std::optional<Start> start;  // default: any single vacancy
    std::optional<Goal> goal;    // default: any single peg; requires a start
    // For example d2+f2-2*d1>=1: positions that violate it are left out.
    std::optional<std::string> resource_count;
    notation::HoleNames names = notation::HoleNames::letters;  // of its holes
    int to = 1;                                                // pegs of the last level wanted
};

struct LevelNumbers {
    int pegs = 0;
    std::uint64_t reached = 0;  // up to symmetries that keep the problem
    std::uint64_t reached_all = 0;
    std::uint64_t winning = 0;
    std::uint64_t winning_all = 0;
};

struct LevelTable {
    std::size_t symmetries = 1;
    std::vector<LevelNumbers> levels;    // from the start on, as far as searched
    bool knows_winning = false;          // if false, the winning numbers are unset
    std::optional<base::Error> stopped;  // the limit that ended the search, if any
};

// Winning positions are counted if `to` is at or below the middle of the game. A resource count then needs a complement
// problem: its solutions keep the bound down to the middle, their complements afterwards. A directory in limits keeps
// levels as files, and a later call continues from them.
//
// A limit is reported in the table. Throws Error (input): bad resource count or file.
LevelTable levels(const LevelsQuestion& question, const Limits& limits);

// Positions from which games can reach the goal, of all positions of the board, whether or not any game reaches them.
struct WinnableStarts {
    int pegs = 0;
    std::uint64_t positions = 0;  // up to symmetries that keep the goal
    std::uint64_t positions_all = 0;
};

struct StartTable {
    std::size_t symmetries = 1;
    std::vector<WinnableStarts> levels;  // from the goal on, as far as searched
    std::optional<base::Error> stopped;  // the limit that ended the search, if any
};

// Up to `most` pegs. The question's goal may stand without a start, which is ignored; any single peg unless given. A
// limit is reported in the table. Cost: as levels() of the other number of pegs, from any vacancy.
StartTable winnable_starts(const LevelsQuestion& question, int most, const Limits& limits);

// Positions first reached after so many moves. A move is all consecutive jumps of one peg.
struct MoveLevel {
    int moves = 0;
    std::uint64_t positions = 0;  // up to symmetries that keep the problem
    std::uint64_t positions_all = 0;
    std::uint64_t with_last_peg = 0;  // together with the hole where the last move ended, as some publications count
    std::uint64_t with_last_peg_all = 0;
};

struct LevelsByMoves {
    std::size_t symmetries = 1;
    std::vector<MoveLevel> levels;  // from 0 moves on
};

// All positions that games reach with `most` moves or fewer, none left out. Ignores the question's `to`; a resource
// count and level files are not for it.
LevelsByMoves levels_by_moves(const LevelsQuestion& question, int most, const Limits& limits);

}  // namespace pegwright
