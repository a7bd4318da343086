// Finds every hole where games with a given vacancy can end, by exhaustive search.
#pragma once

#include "search/bits/game.hpp"

#include <span>

namespace pegwright::search::bitmaps {

// As bits. Throws Error (limit) if memory does not suffice.
Bits finishes_from(const SmallBoard& board, std::size_t vacancy, std::span<const HolePermutation> symmetries_of_board,
                   const Limits& limits);

}  // namespace pegwright::search::bitmaps
