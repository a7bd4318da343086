/// @file
/// What can be solved, and why not.
#pragma once

#include "limits.hpp"
#include "problem.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pegwright {
inline namespace v0 {

/// A weight for each hole, such that in no jump the peg that comes weighs more than the two that leave. No jump raises
/// the sum over the pegs, so a goal of more weight is out of reach.
struct PagodaFunction {
    std::vector<std::int32_t> weights;  ///< in the order of Board::holes()
    std::string picture;                ///< the weights row by row, where the holes are; a dot for no hole
    std::int64_t start = 0;             ///< the sum at the start
    std::int64_t goal = 0;              ///< the sum in the end, which is more; of several finishes the least
    bool after_first_jump = false;      ///< start is the most that any first jump leaves instead
    bool before_last_jump = false;      ///< goal is the least that any last jump can begin with instead
    std::vector<Hole> finishes;         ///< where any single peg would do: the holes that are forbidden
};

/// What theorems and pagoda functions say of a problem.
struct Feasibility {
    bool feasible = false;                ///< the position classes of start and goal agree
    std::optional<bool> solvable;         ///< nothing where nobody knows
    std::string reason;                   ///< in words
    std::vector<PagodaFunction> pagodas;  ///< those that prove that it is not solvable
};

/// Asks the theorems, and where they do not answer, on boards of at most 300 holes, looks for pagoda functions; of
/// boards that leave in bands what is left may be searched. What is still open is searched: boards of at most 33 holes
/// until it is settled or a limit is met, others for a second. What the problem leaves open is any vacancy and any last
/// peg. O(1) for triangles and rectangles, O(holes) for others with a theorem.
PEGWRIGHT_API Feasibility feasible(const Problem& problem, const Limits& limits = {});

/// Where games from a start can end with a single peg.
struct Finishes {
    std::vector<Hole> holes;  ///< row by row
    bool exact = false;       ///< these holes and no others; otherwise those that nothing excludes
};

/// By theorem, by search on boards of at most 33 holes, else what position classes allow. The start must be given, the
/// goal is not looked at. Throws Error: input if the start is open, limit if memory does not suffice; and
/// what limits.poll throws.
PEGWRIGHT_API Finishes finishes(const Problem& problem, const Limits& limits = {});

/// Problems from one vacancy to one peg, up to the symmetries of the board; decimal strings.
struct Pairs {
    std::string feasible;                 ///< those whose position classes agree
    std::optional<std::string> solvable;  ///< those that have a solution; nothing where nobody knows
};

/// Of a board as Board takes it; triangles and rectangles may have sides of any length, with as many digits as
/// one likes: T1000000000000000000000000. Others by search, on at most 33 holes. Throws Error: input if there is no
/// such board, limit if memory does not suffice; and what limits.poll throws.
PEGWRIGHT_API Pairs pairs(const std::string& board, const Limits& limits = {});

/// A feasible problem from one vacancy to one peg, and three independent answers to whether it has a solution; nothing
/// where nobody knows, or nobody tried.
struct SurveyedPair {
    Hole vacate;                      ///< the vacancy
    Hole finish;                      ///< the last peg
    std::optional<bool> theorem;      ///< what a theorem says
    std::optional<bool> constructed;  ///< whether a solution was constructed, which the referee accepted
    std::optional<bool> searched;     ///< what exhaustive search finds, on boards of at most 33 holes
};

/// All pairs of a board, one for each set of images under its symmetries, in row order of vacancy and finish. A second
/// or less for 33 holes. Throws Error (limit) if the board has more than 64 holes or memory does not suffice; and what
/// limits.poll throws.
PEGWRIGHT_API std::vector<SurveyedPair> survey(const Board& board, const Limits& limits = {});
/// The same into a list, which replaces what is in it: if it throws, the list has what is known so far.
PEGWRIGHT_API void survey(const Board& board, std::vector<SurveyedPair>& pairs, const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
