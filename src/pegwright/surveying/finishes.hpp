// Finds the holes where games from a start can end with one peg.
#pragma once

#include "pegwright/solving/feasible.hpp"

#include <optional>
#include <vector>

namespace pegwright {

// Larger boards are not searched exhaustively, as that could take hours or never end.
inline constexpr std::int64_t most_holes_searched = 33;

struct KnownFinishes {
    theory::Judgement judgement;
    std::vector<PagodaProof> pagodas;  // if holes is empty: the proof, if used
    std::vector<Hole> holes;           // in row order
    bool exact = false;                // exactly these holes; otherwise all that are not excluded
};

// Uses theorems, search up to most_holes_searched holes, else classes and pagoda functions. For astronomical boards use
// theory/feasibility.hpp.
KnownFinishes known_finishes(const Board& board, const Start& start, const Limits& limits);

// The first of each set of symmetric ones in row order. O(holes x symmetries).
std::vector<Hole> distinct_vacancies(const Board& board);

// Uses beams only. Nothing if beams of this width find neither solution nor proof. Throws as known_finishes().
std::optional<bool> solved_by_search(const Problem& problem, std::uint64_t widest, const Limits& limits);

// Uses beams, then exhaustive search. For at most most_holes_searched holes. Mostly far less than a second; exhaustive
// search of 33 holes takes some seconds.
std::vector<Hole> searched_finishes(const Board& board, const Start& start, const Limits& limits);

}  // namespace pegwright
