// Tells for each jump of a position whether the goal stays in reach.
//
// It uses the first of these that can tell:
// - up to 25 holes: a table of all positions (search/winning/fate_table.hpp)
// - a file of winning positions: positions that games of its problem reach
// - solve() after each jump, within a shared time limit. Symmetric jumps, and jumps that can begin the same solution,
//   share one search.
// - up to 40 holes: all winning positions from here on, which proves lost jumps; seconds for 33 holes
#pragma once

#include "pegwright/names.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace pegwright {

// won: the goal can be reached; lost: it cannot. Both are proven.
enum class Fate : std::uint8_t { won, lost, unknown };
// "won", "lost", "not known".
const char* fate_word(Fate fate);

struct HintQuestion {
    Problem problem;           // a goal of any peg is one peg in any hole
    std::vector<Jump> played;  // from the start to the position asked about
    std::string winning_file;  // with the same goal; none if empty
    double seconds = 10;       // for all searches together
};

struct Hint {
    Jump jump;
    Fate fate = Fate::unknown;
};

struct Hints {
    Position position;
    bool reached = false;       // the position is the goal
    Fate fate = Fate::unknown;  // won if the goal is reached or a jump is won
    std::vector<Hint> jumps;    // all possible jumps, in row order of their first hole
    std::string reason;         // why it is lost or unknown; may be empty
};

// All possible jumps, in row order of the peg's hole. O(holes).
std::vector<Jump> possible_jumps(const Position& position);

// Small boards and positions in files take milliseconds. A limit makes fates unknown; anything else that poll throws
// comes out. Throws Error (input) if a jump cannot be played, or the file is damaged or for another board, goal or
// position class.
Hints hints(const HintQuestion& question, const Limits& limits);

}  // namespace pegwright
