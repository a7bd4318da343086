// Finds pagoda functions that prove goals unreachable.
//
// If no function forbids the goal from the start, one may forbid all positions before a last jump from all after a
// first jump: Bell's effective slack [Bell 2008, section 2.3].
#pragma once

#include "theory/pagoda.hpp"

#include <span>
#include <vector>

namespace pegwright::search::pagoda {

inline constexpr std::int64_t most_holes = 300;

// A function that proves some goals unreachable: its sum is larger before any last jump (or at the goal) than after any
// first jump (or at the start).
struct Refutation {
    PagodaFunction function;
    bool after_first_jump = false;
    bool before_last_jump = false;
    std::int64_t at_start = 0;  // the most there
    std::int64_t at_goal = 0;   // the least there
    std::vector<std::size_t> goals;
};

// Refutes all goals, with one function if possible, else one by one. Nothing if that fails, or the board has more than
// most_holes. Goals must have equally many pegs, fewer than the start. Deterministic.
std::vector<Refutation> refute(const Position& start, std::span<const Position> goals);

}  // namespace pegwright::search::pagoda
