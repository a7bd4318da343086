// What becomes of a position with each of its jumps: whether the goal stays in reach.
//
// On boards of at most 25 holes a table of all positions knows at once (search/winning/fate_table.hpp). A file of
// winning positions knows for those that games of its problem reach. Otherwise solve() is asked after each jump, under
// a limit of time that the jumps share; jumps that are images of each other, and those that a solution can begin
// with, are settled by one search. What is lost on boards of up to 40 holes is proven by finding all winning positions
// of games from there on, some seconds on 33 holes.
#pragma once

#include "pegwright/names.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace pegwright {

// won: the goal can be reached; lost: it cannot; both are proven.
enum class Fate : std::uint8_t { won, lost, unknown };
// "won", "lost", "not known".
const char* fate_word(Fate fate);

struct HintQuestion {
    Problem problem;           // a goal of any peg is one peg, wherever it may be
    std::vector<Jump> played;  // from its start on: the position asked about is behind them
    std::string winning_file;  // of the same goal; none if empty
    double seconds = 10;       // that searches may take together
};

struct Hint {
    Jump jump;
    Fate fate = Fate::unknown;
};

struct Hints {
    Position position;
    bool reached = false;       // the position is the goal
    Fate fate = Fate::unknown;  // of the position: won if a jump keeps it, or it is the goal
    std::vector<Hint> jumps;    // all that are possible, in row order of the hole they start from
    std::string reason;         // why it is lost, or what is not known; may be empty
};

// All jumps of a position, by the row-major number of the peg's hole. O(holes).
std::vector<Jump> possible_jumps(const Position& position);

// Small boards and positions in files: milliseconds. Throws Error: input if a jump cannot be played, for a file that is
// damaged or is about another board, another goal or positions of another class; what poll throws, but for limits.
Hints hints(const HintQuestion& question, const Limits& limits);

}  // namespace pegwright
