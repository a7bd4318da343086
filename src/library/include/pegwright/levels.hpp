/// @file
/// Positions by number of pegs.
#pragma once

#include "limits.hpp"
#include "problem.hpp"

namespace pegwright {
inline namespace v0 {

/// Numbers of positions with the same number of pegs.
struct Level {
    int pegs = 0;                              ///< pegs of each position
    std::uint64_t reached = 0;                 ///< by games, up to symmetries that keep the problem
    std::uint64_t reached_all = 0;             ///< the same, all of them
    std::optional<std::uint64_t> winning;      ///< on the way of a solution, up to symmetry; nothing if not known
    std::optional<std::uint64_t> winning_all;  ///< the same, all of them
};

/// Counts the positions of each level, from the start on, by exhaustive search of at most 64 holes. An open start is
/// any one vacancy, an open goal any single peg. Throws Error (input): a goal without a start.
PEGWRIGHT_API std::vector<Level> levels(const Problem& problem, const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
