// Pagoda functions that forbid what cannot be reached, where there are any.
//
// If none forbids the goal to the start, one may still forbid everything that a last jump can start from to
// everything that a first jump can lead to: Bell's effective slack [Bell 2008, section 2.3], looked for instead of
// worked out by hand.
#pragma once

#include "theory/pagoda.hpp"

#include <span>
#include <vector>

namespace pegwright::search::pagoda {

// Larger boards are left alone.
inline constexpr std::int64_t most_holes = 300;

// A function, and some of the goals, by which no solution leads to them: the sum is more before the last jump than
// after the first, whichever these are, or than at the start, or more in the end than one of these.
struct Refutation {
    PagodaFunction function;
    bool after_first_jump = false;
    bool before_last_jump = false;
    std::int64_t at_start = 0;  // the most there
    std::int64_t at_goal = 0;   // the least there
    std::vector<std::size_t> goals;
};

// Refutations of all goals: one if one does for all, else of one after the other. None if some goal is
// refuted by no function, or if the board has more than most_holes. Start and goals are of one board, every goal with
// fewer pegs than the start and with as many as the others. The same every time.
std::vector<Refutation> refute(const Position& start, std::span<const Position> goals);

}  // namespace pegwright::search::pagoda
