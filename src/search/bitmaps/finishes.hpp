// Finds every hole where games with a given vacancy can end, by exhaustive search. Tests compare it with survey.
#pragma once

#include "search/bits/game.hpp"

#include <span>

namespace pegwright::search::bitmaps {

// The finishing holes, as bits. Visits all reachable positions. Throws Error (limit) if memory does not suffice, and
// what poll throws.
Bits finishes_from(const SmallBoard& board, std::size_t vacancy, std::span<const HolePermutation> symmetries_of_board,
                   const Limits& limits);

}  // namespace pegwright::search::bitmaps
