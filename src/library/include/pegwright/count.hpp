/// @file
/// Numbers of solutions, games and positions.
#pragma once

#include "limits.hpp"
#include "problem.hpp"

#include <map>

namespace pegwright {
inline namespace v0 {

/// The result of count(). Numbers of any size are decimal strings.
struct Count {
    std::string solutions;                     ///< sequences of jumps from start to goal
    std::uint64_t positions = 0;               ///< positions that games reach, whatever the goal
    std::optional<std::string> games;          ///< sequences of jumps until none is possible; nothing if not counted
    std::map<int, std::string> games_by_pegs;  ///< games by the pegs left at the end
};

/// Counts solutions, positions and games exactly, on boards of at most 64 holes. The start must be given; an open goal
/// is any single peg. Games are only counted if that is cheap (up to about 24 million positions).
///
/// Time and memory grow with the positions: minutes and gigabytes for 33 holes. Throws Error (input): the start is
/// open.
PEGWRIGHT_API Count count(const Problem& problem, const Limits& limits = {});

/// Numbers of solutions up to the order of independent jumps, which share no hole.
struct CountUpToOrder {
    std::string orders;               ///< up to order
    std::string orders_and_symmetry;  ///< up to the problem's symmetries as well
};

/// Counts solutions that differ only in the order of independent jumps as one. Throws as count(), and Error (input) if
/// the goal has several pegs.
PEGWRIGHT_API CountUpToOrder count_up_to_order(const Problem& problem, const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
