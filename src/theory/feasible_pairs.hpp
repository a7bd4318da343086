// Counts the single-vacancy problems of any board that position classes allow, up to its symmetries.
#pragma once

#include "theory/integer.hpp"

namespace pegwright::theory {

// By Burnside's lemma. O(rows and runs of holes) a symmetry. For boards with a theorem see pair_count.hpp.
Integer feasible_pairs(const Board& board);

}  // namespace pegwright::theory
