// Compares what theorem, constructor and search say of every single-vacancy problem of a board.
#pragma once

#include "pegwright/names.hpp"

#include <optional>
#include <vector>

namespace pegwright {

// Three independent answers to whether a problem can be solved.
struct SurveyedPair {
    Hole vacate;
    Hole finish;
    // Nothing: not known, or not tried.
    std::optional<bool> theorem;      // says that it is solvable
    std::optional<bool> constructed;  // a solution was made and refereed
    std::optional<bool> searched;     // found a solution, or proved that there is none

    bool disagree() const {
        const auto differ = [](std::optional<bool> a, std::optional<bool> b) { return a && b && *a != *b; };
        return differ(theorem, constructed) || differ(theorem, searched) || differ(constructed, searched);
    }
};

// Feasible pairs up to symmetry, in row order of vacancy and finish, without answers. O(holes^2 x symmetries). Throws
// Error (limit) for more than 64 holes.
std::vector<SurveyedPair> distinct_pairs(const Board& board);

// Theorem and constructor answer, then search (boards of at most 33 holes, finishes.hpp). If it throws, answers found
// so far remain.
void survey(const Board& board, std::vector<SurveyedPair>& pairs, const Limits& limits);

}  // namespace pegwright
