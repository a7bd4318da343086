// Parities that no jump changes. They determine the position class (theory/position_class).
#pragma once

#include "search/bits/small_board.hpp"

#include <span>
#include <vector>

namespace pegwright::search::bits {

// Sets of holes whose pegs keep their parity in each jump. Each joins two of the three labels (x + y) mod 3, on square
// lattices also (x - y) mod 3; the third pair follows. Diagonal lattices have none.
std::vector<Bits> invariant_sets(const SmallBoard& board);

// Bit k: whether set k holds an odd number of pegs. Different values mean different classes.
Bits parities(std::span<const Bits> sets, Bits position);

bool in_one_class(const SmallBoard& board, std::span<const Bits> positions);

}  // namespace pegwright::search::bits
