/// @file
/// How easily a problem is lost: by random play, or in the fewest jumps.
#pragma once

#include "solve.hpp"

namespace pegwright {
inline namespace v0 {

/// A probability.
struct Odds {
    /// In lowest terms, as decimal strings.
    struct Fraction {
        std::string numerator;    ///< 0 or more
        std::string denominator;  ///< 1 or more
    };
    std::optional<Fraction> exact;  ///< nothing if memory does not suffice
    double probability = 0;         ///< accurate to twelve digits
};

/// Computes the odds that random play reaches the goal: one peg in a certain hole, or anywhere if the goal is open.
///
/// Player "random" takes each possible jump with equal chance. "rule-of-thumb" and "sax" are players of T5 (Bell 2008,
/// section 2.3). For boards of at most 64 holes: T5 takes no time, english a minute. Throws Error (input): an open
/// start, a goal of several pegs, an unknown player, or one who does not know the board.
PEGWRIGHT_API Odds odds(const Problem& problem, const std::string& player = "random", const Limits& limits = {});

/// A quickest way to lose.
struct DeadEnd {
    Solution way;                               ///< to the dead end, its goal
    std::uint64_t positions = 0;                ///< dead ends after as many jumps, up to symmetry
    std::optional<std::vector<Hole>> finishes;  ///< where one peg can still be left; nothing if not known
};

/// Finds the fewest jumps that put the goal out of reach; nothing if it cannot be lost. An open goal is any single peg.
/// An open start is the vacancy that is lost first, if possible one that is not lost from the start.
///
/// For boards of at most 64 holes. Costs as much as levels() and finishes(), for each vacancy.
PEGWRIGHT_API std::optional<DeadEnd> dead_end(const Problem& problem, const Limits& limits = {});

/// The fewest jumps after which no jump is possible, whatever the goal. Otherwise as dead_end().
PEGWRIGHT_API std::optional<DeadEnd> shortest_game(const Problem& problem, const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
