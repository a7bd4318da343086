/// @file
/// What can be solved, and why not.
#pragma once

#include "limits.hpp"
#include "problem.hpp"

namespace pegwright {
inline namespace v0 {

/// What the theorems say of a problem.
struct Feasibility {
    bool feasible = false;         ///< the position classes of start and goal agree
    std::optional<bool> solvable;  ///< nothing where no theorem says
    std::string reason;            ///< in words
};

/// Asks the theorems; without any search. O(1) for triangles and rectangles, O(holes) for others.
PEGWRIGHT_API Feasibility feasible(const Problem& problem);

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

}  // namespace v0
}  // namespace pegwright
