/// @file
/// Numbers of solutions, games and positions.
#pragma once

#include "limits.hpp"
#include "problem.hpp"

#include <map>

namespace pegwright {
inline namespace v0 {

/// Numbers of any size are decimal strings.
struct Count {
    std::string solutions;                     ///< sequences of jumps that end in the goal
    std::uint64_t positions = 0;               ///< that games reach, whatever the goal
    std::optional<std::string> games;          ///< sequences of jumps to the end of a game; nothing if not counted
    std::map<int, std::string> games_by_pegs;  ///< of these, those that end with so many pegs
};

/// Counts exactly, by exhaustive search, on boards of at most 64 holes; the start must be given, an open goal is any
/// single peg. Games are counted where that is cheap (some 24 million positions). Time and memory grow with the
/// positions: minutes and gigabytes for 33 holes. Throws Error: input if the start is open, limit if memory does
/// not suffice; and what limits.poll throws.
PEGWRIGHT_API Count count(const Problem& problem, const Limits& limits = {});

/// Solutions that differ in more than the order of independent jumps.
struct CountUpToOrder {
    std::string orders;               ///< such solutions
    std::string orders_and_symmetry;  ///< those that differ in more than a symmetry of the problem as well
};

/// Counts these. Throws as count does, and Error (input) if the goal has several pegs.
PEGWRIGHT_API CountUpToOrder count_up_to_order(const Problem& problem, const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
