// Tells for each jump of a position whether the goal stays in reach.
//
// Theory may exclude the goal at once. Then a file of winning positions is asked, if one is given. Boards of at most 25
// holes use a table of all positions (search/winning/fate_table.hpp). Larger boards are searched within a time limit
// (fates.cpp). Symmetric jumps, and jumps that can begin the same solution, share one search.
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
    std::vector<Jump> played;  // to the position asked about
    std::string winning_file;  // with the same goal; none if empty
    double seconds = 10;       // for all searches
};

struct Hint {
    Jump jump;
    Fate fate = Fate::unknown;
};

struct Hints {
    Position position;
    bool reached = false;       // the position is the goal
    Fate fate = Fate::unknown;  // won if reached or a jump is won
    std::vector<Hint> jumps;    // in row order of their first hole
    std::string reason;         // why lost or unknown; may be empty
};

// In row order of the peg's hole. O(holes).
std::vector<Jump> possible_jumps(const Position& position);

// Milliseconds for small boards and positions in files. A limit only makes fates unknown. Throws Error (input) if a
// jump cannot be played, or the file is damaged or for another board, goal or position class.
Hints hints(const HintQuestion& question, const Limits& limits);

}  // namespace pegwright
