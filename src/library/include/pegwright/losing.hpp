/// @file
/// How easily a problem is lost: by chance, and by the shortest way.
#pragma once

#include "solve.hpp"

namespace pegwright {
inline namespace v0 {

/// A probability.
struct Odds {
    /// A fraction in lowest terms; decimal strings.
    struct Fraction {
        std::string numerator;    ///< 0 or more
        std::string denominator;  ///< 1 or more
    };
    std::optional<Fraction> exact;  ///< nothing where memory does not suffice for it
    double probability = 0;         ///< to twelve digits or more
};

/// The odds that a player who chooses jumps by chance reaches the goal, one peg in a certain hole or, if it is open or
/// any, anywhere. The player "random" takes each possible jump with the same chance; "rule-of-thumb" and "sax", who
/// know T5 alone, are those of Bell 2008, section 2.3. Boards of at most 64 holes; T5 at once, english in a minute.
/// Throws Error: input if the start is open, for goals of several pegs, and for players there are not or who do not
/// know the board; limit if memory does not suffice; and what limits.poll throws.
PEGWRIGHT_API Odds odds(const Problem& problem, const std::string& player = "random", const Limits& limits = {});

/// A shortest way to lose.
struct DeadEnd {
    Solution way;                               ///< from the start to the dead end, which is its problem's goal
    std::uint64_t positions = 0;                ///< dead ends after as many jumps, up to symmetry
    std::optional<std::vector<Hole>> finishes;  ///< where one peg can still be left; nothing if that is not known
};

/// The fewest jumps after which the goal is out of reach; nothing if it cannot be lost. An open goal is any single peg.
/// An open start is the vacancy from which it comes first, of those from which it is not lost before the first jump, if
/// there are any. By exhaustive search of a board of at most 64 holes; costs what levels() and finishes() do, for each
/// vacancy. Throws Error (limit) for larger boards and if memory does not suffice; and what limits.poll throws.
PEGWRIGHT_API std::optional<DeadEnd> dead_end(const Problem& problem, const Limits& limits = {});

/// The fewest jumps after which no jump is possible, whatever the goal. The rest is as for dead_end.
PEGWRIGHT_API std::optional<DeadEnd> shortest_game(const Problem& problem, const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
