// Fewest moves by brute force.
#pragma once

#include "search/bits/small_board.hpp"

#include <map>

namespace pegwright::tests {

// Every position reached from the start, and the fewest moves it takes.
std::map<search::Bits, int> all_moves(const search::SmallBoard& board, search::Bits start);

}  // namespace pegwright::tests
