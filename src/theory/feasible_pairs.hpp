// Counts the single-vacancy problems of any board that position classes allow, up to its symmetries.
#pragma once

#include "theory/integer.hpp"

namespace pegwright::theory {

// Boards with a theorem mostly have a closed form (pair_count.hpp). By Burnside's lemma. O(rows and runs of holes) a
// symmetry.
Integer feasible_pairs(const Board& board);

}  // namespace pegwright::theory
