// Where games from a vacancy, or any other start, can end with one peg.
#pragma once

#include "pegwright/solving/feasible.hpp"

#include <optional>
#include <vector>

namespace pegwright {

// Larger boards are not searched exhaustively: that takes hours or does not end.
inline constexpr std::int64_t most_holes_searched = 33;

struct KnownFinishes {
    theory::Judgement judgement;
    std::vector<PagodaProof> pagodas;  // why there is none, if they are
    std::vector<Hole> holes;           // in row order
    bool exact = false;                // these holes and no others; otherwise those that nothing is known to exclude
};

// By theorem where there is one, by search on boards of at most most_holes_searched, else by classes and pagoda
// functions. Lists the holes, so not for astronomical boards: theory/feasibility.hpp has those. Throws Error (limit) if
// memory does not suffice, what limits.poll throws.
KnownFinishes known_finishes(const Board& board, const Start& start, const Limits& limits);

// The first hole in row order of each set of holes that symmetries of the board take to each other. O(holes x
// symmetries).
std::vector<Hole> distinct_vacancies(const Board& board);

// Whether a problem has a solution, by search alone. Nothing if beams of this width find none and no proof either: the
// wider, the longer it takes. Throws as known_finishes().
std::optional<bool> solved_by_search(const Problem& problem, std::uint64_t widest, const Limits& limits);

// By search alone, whatever theory knows: beams find most of what can be solved, and exhaustive search settles
// the rest. The board has at most most_holes_searched holes. Mostly far less than a second, with an exhaustive
// search some seconds for 33 holes.
std::vector<Hole> searched_finishes(const Board& board, const Start& start, const Limits& limits);

}  // namespace pegwright
