/// @file
/// Few moves: the fewest, a proven bound, and shorter solutions. A move is one or more jumps in a row by one peg.
#pragma once

#include "solve.hpp"

namespace pegwright {
inline namespace v0 {

/// The result of shortest().
struct Shortest {
    std::optional<Solution> solution;  ///< nothing if there is none, or none with at_most moves
    std::int64_t moves = 0;            ///< of the solution
    bool proven = false;               ///< no solution has fewer
    bool solvable = false;             ///< there is a solution, perhaps with more moves
    std::string reason;                ///< why there is none

    /// Whether a solution was found.
    explicit operator bool() const { return solution.has_value(); }
    /// The solution; there must be one.
    const Solution* operator->() const { return &*solution; }
};

/// Finds a solution with the fewest moves and proves it, on boards of at most 64 holes. Open ends are chosen for fewest
/// moves.
///
/// With at_most: finds any solution with at most that number of moves, or proves that there is none. English takes a
/// second; boards of more than 40 holes may take hours.
PEGWRIGHT_API Shortest shortest(const Problem& problem, std::optional<std::int64_t> at_most = {},
                                const Limits& limits = {});

/// A lower bound on the moves, and its proof.
struct MoveBound {
    /// A Merson region: holes that no peg can enter while all are full, as they are at the start.
    struct Region {
        std::vector<Hole> holes;  ///< row by row
        std::int64_t weight = 0;  ///< regions left by the same jump weigh at most MoveBound::unit together
    };

    std::optional<std::int64_t> moves;       ///< no solution has fewer; nothing if there is no solution
    std::string by;                          ///< packing, weights, weights of all regions, moves ahead or formula
    std::string reason;                      ///< why there is no solution
    std::optional<Problem> least;            ///< for an open start: the one with the least bound
    std::int64_t unit = 1;                   ///< sum of weights / unit, rounded up, is the bound by weights
    std::vector<Region> regions;             ///< with weights; empty if proven by a formula
    std::vector<std::vector<Hole>> packing;  ///< disjoint regions, which cost a move each; may be empty

    /// Whether a solution may exist.
    explicit operator bool() const { return moves.has_value(); }
};

/// Computes the bound without a search. Open ends count as the cheapest choice. O(holes) on large boards, at most some
/// seconds on a few hundred holes. Throws Error (limit) above four million holes without a formula.
PEGWRIGHT_API MoveBound bound(const Problem& problem);

/// Options of shorten().
struct ShortenOptions {
    std::uint64_t seed = 0;  ///< another seed searches differently
    /// How often the whole solution is searched; 0 only reorders its jumps. Default: 4 times, or once if it is long.
    std::optional<std::size_t> rounds = {};
    bool until_stopped = false;  ///< without rounds: search until limits.poll throws, or none can have fewer moves
};

/// The result of shorten().
struct Shortened {
    Solution solution;              ///< has the problem and notation of the given one
    std::int64_t moves_before = 0;  ///< of the given solution
    std::int64_t moves = 0;         ///< of this one, at most as many
    bool stopped = false;           ///< limits.poll ended the search
};

/// Looks for a solution with fewer moves: reorders jumps and searches parts again. Takes any board; seconds for
/// hundreds of jumps, a minute for a million. On boards of up to 33 holes the usual rounds end with the fewest moves
/// there are. The same for any number of threads. If limits.poll throws Error (limit),
/// returns the shortest so far. Throws Error (limit) if 250 bytes a jump exceed limits.memory. Use read_solution() for
/// files.
PEGWRIGHT_API Shortened shorten(const Solution& solution, const ShortenOptions& options = {},
                                const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
