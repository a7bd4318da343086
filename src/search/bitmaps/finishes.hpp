// Every hole that games with a vacancy can end at, by exhaustive search: the witness for survey.
#pragma once

#include "search/bits/game.hpp"

#include <span>

namespace pegwright::search::bitmaps {

// The finishing holes, as bits, of all games with this vacancy. Visits every position such games reach.
// Throws Error (limit) if memory does not suffice, what poll throws.
Bits finishes_from(const SmallBoard& board, std::size_t vacancy, std::span<const HolePermutation> symmetries_of_board,
                   const Limits& limits);

}  // namespace pegwright::search::bitmaps
