// Tails: ways one hole wide that end without a neighbour. Nothing is proven of a board that has one, but the longer it
// is the more pegs it takes to empty it: of 8x8 with a tail of 4 holes in a row's line a search finds solutions within
// a second, of one with a tail of 7 neither a solution nor a proof has been seen.
#pragma once

#include "board/board.hpp"

#include <vector>

namespace pegwright::theory {

// Those of so many holes or more are worth a word where no solution is found.
inline constexpr std::size_t least_tail = 4;

// Each from its end inwards: holes with two neighbours at most, up to the first that has more. None of boards that are
// tails as a whole. O(holes).
std::vector<std::vector<Hole>> tails(const Board& board);

}  // namespace pegwright::theory
