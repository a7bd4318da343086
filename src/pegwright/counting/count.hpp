// How many solutions a problem has, how many positions its games reach, how many games there are: exactly, by
// exhaustive search of any board of at most 64 holes.
//
// Time and memory grow with the positions, up to 2^29 of them for 33 holes: minutes and gigabytes there, more than
// there is for most boards of 40 holes and more.
#pragma once

#include "pegwright/names.hpp"
#include "theory/integer.hpp"

#include <map>
#include <optional>

namespace pegwright {

using theory::Integer;

// What else is to be counted.
struct CountOptions {
    enum class When {
        where_cheap,  // if positions up to symmetry are at most some 24 million; 2^20 where bitmaps count solutions
        always,
        never,
    };
    When games = When::where_cheap;
    // Without the positions that games reach, nor games, the search ends half way, where the one from the end meets it.
    bool positions = true;
};

// All sequences of jumps from the start until no jump is possible.
struct Games {
    Integer all;
    std::map<int, Integer> by_pegs;  // those that end with so many pegs; no entry where there are none
};

struct Count {
    Integer solutions;            // sequences of jumps that end in the goal
    std::uint64_t positions = 0;  // that games reach, whatever the goal; 0 if they are not wanted
    std::uint64_t expanded = 0;   // that were looked at: up to symmetry, as far as there is any
    std::optional<Games> games;   // nothing where nobody counted them
};

// Throws Error: limit for boards of more than 64 holes and where memory does not suffice, input for games that are to
// be counted with levels in files, and what poll throws.
Count count(const Problem& problem, const CountOptions& options, const Limits& limits);

// Solutions that differ in more than the order of independent jumps, and in more than that and a symmetry;
// two jumps are independent if they share no hole (search/traces/trace_count.hpp).
struct CountUpToOrder {
    Integer orders;
    Integer orders_and_symmetry;
};

// On one thread; the positions fit the memory as eight bytes each and more (search/traces). Throws Error: limit as
// count does, input if the goal has several pegs; what poll throws.
CountUpToOrder count_up_to_order(const Problem& problem, const Limits& limits);

// The positions games reach, alone. Throws as count does.
std::uint64_t count_positions(const Problem& problem, const Limits& limits);

}  // namespace pegwright
