// Counts the solutions of many problems of one board at once: those with one hole vacated and one peg left.
//
// Backward play from a finishing hole f is a game from the vacancy f. So half a search from each vacancy serves all
// pairs:
//
//     solutions from v to f  =  sum over positions p of  paths(v, p) * paths(f, complement of p)
//
// with p of half as many pegs as holes, or one less than its complement.
#pragma once

#include "search/bits/game.hpp"
#include "theory/integer.hpp"

#include <span>
#include <vector>

namespace pegwright::search::levels {

struct VacancyAndFinish {
    std::size_t vacate;
    std::size_t finish;
};

struct PairCounts {
    std::vector<Integer> solutions;  // of each pair
    std::uint64_t expanded = 0;      // positions, up to symmetry
};

// The pairs must be feasible by class. Memory: 9 bytes for each position of the middle levels of all connected
// vacancies; if the limits name a directory, these are in nameless files there. Ignores ranks. Throws as build_level(),
// and Error (input) if the directory cannot be used.
PairCounts count_pairs(const SmallBoard& board, std::span<const VacancyAndFinish> pairs, const Limits& limits);

}  // namespace pegwright::search::levels
