// How many single-vacancy problems a board has, up to its symmetries.
#pragma once

#include "pegwright/names.hpp"
#include "theory/integer.hpp"

#include <optional>

namespace pegwright {

// Each solvable pair is a feasible one.
struct Pairs {
    theory::Integer feasible;
    std::optional<theory::Integer> solvable;  // nothing where nobody knows
};

// By theorem where there is one (theory/pair_count.hpp has boards of any size), the solvable ones of other
// boards by search if they have at most 33 holes. O(rows) for the feasible ones. Throws Error (limit) if memory
// does not suffice, what limits.poll throws.
Pairs count_pairs(const Board& board, const Limits& limits);

}  // namespace pegwright
