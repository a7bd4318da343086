/// @file
/// Positions by number of pegs.
#pragma once

#include "limits.hpp"
#include "problem.hpp"

namespace pegwright {
inline namespace v0 {

/// The positions with a number of pegs.
struct Level {
    int pegs = 0;                              ///< their pegs
    std::uint64_t reached = 0;                 ///< that games reach, up to the symmetries that keep the problem
    std::uint64_t reached_all = 0;             ///< the same, all of them
    std::optional<std::uint64_t> winning;      ///< on the way of a solution, up to symmetry; nothing if not known
    std::optional<std::uint64_t> winning_all;  ///< the same, all of them
};

/// All levels of a problem's games, from the start on, by exhaustive search of a board of at most 64 holes; an open
/// start is any one hole vacated, an open goal any single peg. Throws Error: limit if memory does not suffice, input
/// for a goal without a start; and what limits.poll throws.
PEGWRIGHT_API std::vector<Level> levels(const Problem& problem, const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
