/// @file
/// Few moves: the fewest there can be, a proven bound, and solutions made shorter. A move is jumps of one peg in a row.
#pragma once

#include "solve.hpp"

namespace pegwright {
inline namespace v0 {

/// A solution with as few moves as any has, or the proof that there is none.
struct Shortest {
    std::optional<Solution> solution;  ///< nothing if there is none, or none of so few moves
    std::int64_t moves = 0;            ///< of the solution
    bool proven = false;               ///< no solution has fewer
    bool solvable = false;             ///< there is a solution, perhaps of more moves than were asked for
    std::string reason;                ///< why there is none, or none of so few moves, in words

    /// Whether there is a solution, of so few moves.
    explicit operator bool() const { return solution.has_value(); }
    /// The solution; there must be one.
    const Solution* operator->() const { return &*solution; }
};

/// Finds a solution with as few moves as any has, on boards of at most 64 holes. What the problem leaves open is chosen
/// so that the moves are fewest. With at_most: any solution of no more moves than that, which is not proven to be the
/// shortest, or that there is none. A second for the English board; boards of more than 40 holes may take hours. Throws
/// Error: limit if the board has more than 64 holes or memory does not suffice; and what limits.poll throws.
PEGWRIGHT_API Shortest shortest(const Problem& problem, std::optional<std::int64_t> at_most = {},
                                const Limits& limits = {});

/// A proven lower bound on the number of moves, and what proves it.
struct MoveBound {
    /// A Merson region: holes that nothing can enter while all are full. They are full at the start.
    struct Region {
        std::vector<Hole> holes;  ///< row by row
        std::int64_t weight = 0;  ///< no jump leaves regions of more than MoveBound::unit together
    };

    std::optional<std::int64_t> moves;       ///< no solution has fewer; nothing if there is no solution
    std::string by;                          ///< packing, weights, weights of all regions, moves ahead or formula
    std::string reason;                      ///< why there is no solution, in words
    std::optional<Problem> least;            ///< where the start was open: the problem of which no more is proven
    std::int64_t unit = 1;                   ///< the weights' sum / unit, rounded up, is the bound by weights
    std::vector<Region> regions;             ///< with their weights; none if a formula proves it
    std::vector<std::vector<Hole>> packing;  ///< regions without a common hole: each costs a move; may be empty

    /// Whether there may be a solution.
    explicit operator bool() const { return moves.has_value(); }
};

/// Bounds the moves without a search; what the problem leaves open is taken at its least. O(holes) on large boards, at
/// most some seconds on those of a few hundred. Throws Error (limit) for boards of more than four million holes that
/// have no formula.
PEGWRIGHT_API MoveBound bound(const Problem& problem);

/// How a solution is shortened.
struct ShortenWishes {
    std::uint64_t seed = 0;  ///< another one searches in another way
    /// How often all of it is searched; 0 only reorders its jumps. Unless given 4 times, or once if it is long.
    std::optional<std::size_t> rounds = {};
    bool until_stopped = false;  ///< without rounds: search until limits.poll throws
};

/// A solution, and what became of its moves.
struct Shortened {
    Solution solution;              ///< of the same problem and notation, with the same pegs in the end
    std::int64_t moves_before = 0;  ///< of the one that was given
    std::int64_t moves = 0;         ///< of this one; no more than before
    bool stopped = false;           ///< limits.poll has stopped the search
};

/// Looks for a solution with fewer moves: reorders jumps, and searches some moves at a time again. One in a file is
/// read by read_solution() (verify.hpp). Any board; seconds for hundreds of jumps, a minute for a million. The same for
/// any number of threads. To stop it and keep the shortest so far, limits.poll throws Error (limit); what else it
/// throws comes out. Throws Error (limit) if 250 bytes a jump are more than limits.memory.
PEGWRIGHT_API Shortened shorten(const Solution& solution, const ShortenWishes& wishes = {}, const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
