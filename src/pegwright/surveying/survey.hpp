// All single-vacancy problems of a board, up to symmetry: what theorem, constructor and search say of each.
#pragma once

#include "pegwright/names.hpp"

#include <optional>
#include <vector>

namespace pegwright {

// One problem and three independent answers to whether it can be solved.
struct SurveyedPair {
    Hole vacate;
    Hole finish;
    // Nothing where nobody knows, or nobody tried.
    std::optional<bool> theorem;      // solvable by theory
    std::optional<bool> constructed;  // the referee accepted what the constructor made
    std::optional<bool> searched;     // solved by search, or proven unsolvable by it

    // Whether two of the three contradict each other.
    bool disagree() const {
        const auto differ = [](std::optional<bool> a, std::optional<bool> b) { return a && b && *a != *b; };
        return differ(theorem, constructed) || differ(theorem, searched) || differ(constructed, searched);
    }
};

// The feasible pairs, one for each set of images under the board's symmetries, in row order of vacancy and
// finish; nothing of them is known yet. O(holes^2 x symmetries). Throws Error (limit) for more than 64 holes.
std::vector<SurveyedPair> distinct_pairs(const Board& board);

// Asks theorem and constructor, then search (finishes.hpp, so on boards of at most 33 holes), and fills in
// what they say; what is known stays if it throws: Error (limit) if memory does not suffice, what poll throws.
void survey(const Board& board, std::vector<SurveyedPair>& pairs, const Limits& limits);

}  // namespace pegwright
