// Counts the single-vacancy problems of a board, up to symmetry.
#pragma once

#include "pegwright/names.hpp"
#include "theory/integer.hpp"

#include <optional>

namespace pegwright {

// Solvable pairs are among the feasible ones.
struct Pairs {
    theory::Integer feasible;
    std::optional<theory::Integer> solvable;  // nothing if not known
};

// Uses theorems if there are any (theory/pair_count.hpp, boards of any size), else searches boards of at most 33 holes
// for the solvable pairs. Feasible pairs: O(rows).
Pairs count_pairs(const Board& board, const Limits& limits);

}  // namespace pegwright
