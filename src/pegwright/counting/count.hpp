// Counts solutions, games and reachable positions exactly, by exhaustive search of boards of at most 64 holes.
//
// Time and memory grow with the positions. Boards of 33 holes have up to 2^29: minutes and gigabytes. Most boards of 40
// holes or more fit no memory.
#pragma once

#include "game/marked_pegs.hpp"
#include "pegwright/names.hpp"
#include "theory/integer.hpp"

#include <map>
#include <optional>
#include <span>

namespace pegwright {

using game::MarkedPeg;
using theory::Integer;

struct CountOptions {
    enum class When {
        where_cheap,  // up to 24 million positions up to symmetry, or 2^20 if bitmaps count the solutions
        always,
        never,
    };
    When games = When::where_cheap;
    // If neither positions nor games are wanted, searches from both ends meet half way.
    bool positions = true;
};

// Games: sequences of jumps until none is possible.
struct Games {
    Integer all;
    std::map<int, Integer> by_pegs;
    Integer beginnings;       // sequences of jumps from the start, the empty one and whole games, too
    std::uint64_t jumps = 0;  // between positions that games reach
};

struct Count {
    Integer solutions;            // sequences of jumps from start to goal
    std::uint64_t positions = 0;  // whatever the goal; 0 if not wanted
    std::uint64_t expanded = 0;   // up to symmetry where the engine uses it
    std::optional<Games> games;   // nothing if not counted
};

// Throws Error (input): games are wanted, but levels are kept in files.
Count count(const Problem& problem, const CountOptions& options, const Limits& limits);

// Solutions that differ only in the order of independent jumps (which share no hole) count as one. See
// search/traces/trace_count.hpp.
struct CountUpToOrder {
    Integer orders;
    Integer orders_and_symmetry;
};

// Uses one thread. Memory: eight bytes or more a position. Throws Error (input): the goal has several pegs.
CountUpToOrder count_up_to_order(const Problem& problem, const Limits& limits);

struct CountWithMarks {
    Integer solutions;           // that keep the marked pegs and end with each where it must
    std::uint64_t expanded = 0;  // winning positions up to symmetry; 0 if no search is needed
};

// Uses one thread after finding the winning positions. Throws Error: input if the marks contradict the problem; limit
// for more than six.
CountWithMarks count_with_marks(const Problem& problem, std::span<const MarkedPeg> marks, const Limits& limits);

// Counts only the positions that games reach.
std::uint64_t count_positions(const Problem& problem, const Limits& limits);

}  // namespace pegwright
