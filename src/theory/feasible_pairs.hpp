// How many single-vacancy problems of any board the position classes allow, up to the board's symmetries.
#pragma once

#include "theory/integer.hpp"

namespace pegwright::theory {

// By Burnside's lemma: the pairs that each symmetry keeps are pairs of holes it keeps, counted by class. Most boards
// with a theorem have a closed form (pair_count.hpp). O(rows and runs of holes) a symmetry.
Integer feasible_pairs(const Board& board);

}  // namespace pegwright::theory
