// Parities that no jump of a board changes: what position classes (theory/position_class) are made of.
#pragma once

#include "search/bits/small_board.hpp"

#include <span>
#include <vector>

namespace pegwright::search::bits {

// Sets of holes whose numbers of pegs keep their parity: two of the three pairs of labels (x + y) mod 3, the third
// follows; on the square lattice the same of (x - y) mod 3. A diagonal jump keeps neither, so on the diagonal
// lattice there are none.
std::vector<Bits> invariant_sets(const SmallBoard& board);

// Bit k: whether the number of pegs in the k-th set is odd. Positions with different ones are in different classes.
Bits parities(std::span<const Bits> sets, Bits position);

// Whether all these positions are in one class; if there are none, they are.
bool in_one_class(const SmallBoard& board, std::span<const Bits> positions);

}  // namespace pegwright::search::bits
