/// @file
/// Which problems can be solved, and why others cannot.
#pragma once

#include "limits.hpp"
#include "problem.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pegwright {
inline namespace v0 {

/// A pagoda function: weights of holes such that no jump raises the sum over the pegs. If the goal weighs more than the
/// start, there is no solution.
struct PagodaFunction {
    std::vector<std::int32_t> weights;  ///< in the order of Board::holes()
    std::string picture;                ///< row by row, with a dot for no hole
    std::int64_t start = 0;             ///< sum at the start
    std::int64_t goal = 0;              ///< sum at the goal, which is more; the least over several finishes
    bool after_first_jump = false;      ///< start is after the first jump, at its most
    bool before_last_jump = false;      ///< goal is before the last jump, at its least
    std::vector<Hole> finishes;         ///< forbidden by it, for a goal of any peg
};

/// The result of feasible().
struct Feasibility {
    bool feasible = false;                ///< position classes allow it
    std::optional<bool> solvable;         ///< nothing if not known
    std::string reason;                   ///< in words
    std::vector<PagodaFunction> pagodas;  ///< the proof that there is no solution, if any
};

/// Decides whether a problem can be solved. Open ends mean any vacancy and any last peg.
///
/// Theorems are asked first, then pagoda functions (up to 300 holes). If both fail, boards of at most 33 holes are
/// searched to the end or to a limit, larger ones for a second. A limit makes the answer "not known". O(1) for
/// triangles and rectangles, O(holes) for other boards with a theorem.
PEGWRIGHT_API Feasibility feasible(const Problem& problem, const Limits& limits = {});

/// The result of finishes().
struct Finishes {
    std::vector<Hole> holes;  ///< row by row
    bool exact = false;       ///< exactly these holes; otherwise all that are not excluded
};

/// The holes where games from a start can end with one peg; the goal is ignored. Uses theorems, search up to 33 holes,
/// else position classes. Throws Error (input): the start is open.
PEGWRIGHT_API Finishes finishes(const Problem& problem, const Limits& limits = {});

/// Numbers of problems from one vacancy to one peg, up to symmetry, as decimal strings.
struct Pairs {
    std::string feasible;                 ///< allowed by position classes
    std::optional<std::string> solvable;  ///< with a solution; nothing if not known
};

/// Counts the feasible and solvable problems of a board, given as for Board. Sides of triangles and rectangles can have
/// any number of digits: T1000000000000000000000000. Boards without a theorem are searched up to 33 holes. Throws Error
/// (input): no such board.
PEGWRIGHT_API Pairs pairs(const std::string& board, const Limits& limits = {});

/// Three independent answers to whether a feasible problem from one vacancy to one peg can be solved. Nothing: not
/// known, or not tried.
struct SurveyedPair {
    Hole vacate;                      ///< the vacancy
    Hole finish;                      ///< the last peg
    std::optional<bool> theorem;      ///< by theorem
    std::optional<bool> constructed;  ///< a solution was made and refereed
    std::optional<bool> searched;     ///< a search found a solution, or search or theory proved that there is none
};

/// Asks theorem, constructor and search about every problem of a board, up to symmetry, in row order of vacancy and
/// finish. For boards of at most 64 holes. Boards of 33 holes take at most a second. Beyond, each pair that is not
/// settled at once takes ten seconds at most.
PEGWRIGHT_API std::vector<SurveyedPair> survey(const Board& board, const Limits& limits = {});
/// Fills a given list: if it throws, the list has the results so far.
PEGWRIGHT_API void survey(const Board& board, std::vector<SurveyedPair>& pairs, const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
