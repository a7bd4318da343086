// Compares what theorem, constructor and search say of every single-vacancy problem of a board.
#pragma once

#include "pegwright/names.hpp"

#include <chrono>
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
    // A search found a solution, or search or theory proved that there is none.
    std::optional<bool> searched;

    bool disagree() const {
        const auto differ = [](std::optional<bool> a, std::optional<bool> b) { return a && b && *a != *b; };
        return differ(theorem, constructed) || differ(theorem, searched) || differ(constructed, searched);
    }
};

// Feasible pairs up to symmetry, in row order of vacancy and finish, without answers. O(holes^2 x symmetries). Throws
// Error (limit) for more than 64 holes.
std::vector<SurveyedPair> distinct_pairs(const Board& board);

// Above most_holes_searched: for each pair that is not settled at once.
inline constexpr std::chrono::seconds usual_time_of_pair{10};

// Theorem and constructor answer, then search. Boards of at most most_holes_searched holes are searched exhaustively
// (finishes.hpp), larger ones pair by pair (pair_search.hpp). If it throws, answers found so far remain.
void survey(const Board& board, std::vector<SurveyedPair>& pairs, const Limits& limits,
            std::chrono::milliseconds each = usual_time_of_pair);

}  // namespace pegwright
