// Fewest moves by brute force.
#pragma once

#include "base/rooms.hpp"
#include "search/bits/small_board.hpp"

#include <map>

// Positions reached, and their fewest moves.
std::map<pegwright::tests::Bits, int> all_moves(const pegwright::tests::SmallBoard& board,
                                                pegwright::tests::Bits start);
