// The solutions of many problems of one board at once: those with one hole vacated and one peg left.
//
// A game from a vacancy v and one played backwards from a finishing hole f, with pegs and holes exchanged, which is a
// game from the vacancy f, meet in the middle. So half a search from each vacancy, one for all its images under the
// board's symmetries, serves all pairs:
//
//     solutions from v to f  =  sum over positions p of  ways(v, p) * ways(f, complement of p)
//
// with p of half the board's pegs, or one less than its complement has where the number of holes is odd. Of 6x6 with
// its 21 pairs up to symmetry six such halves are made, where a search for each would make some thirty.
#pragma once

#include "search/bits/game.hpp"
#include "theory/integer.hpp"

#include <span>
#include <vector>

namespace pegwright::search::levels {

// Holes by their numbers.
struct VacancyAndFinish {
    std::size_t vacate;
    std::size_t finish;
};

struct PairCounts {
    std::vector<Integer> solutions;  // of each pair
    std::uint64_t expanded = 0;      // positions, up to symmetry
};

// The pairs are feasible by class. Memory is for the middle levels of all vacancies whose pairs hang together, nine
// bytes a position up to the symmetries that keep the vacancy; with a directory in the limits these are in files
// without names there, of no use to a later count, and memory is for what is on its way to one level. Throws Error
// (limit) if memory or the disk does not suffice, (input) if the directory cannot be used, what poll throws. Ranks are
// not looked at.
PairCounts count_pairs(const SmallBoard& board, std::span<const VacancyAndFinish> pairs, const Limits& limits);

}  // namespace pegwright::search::levels
