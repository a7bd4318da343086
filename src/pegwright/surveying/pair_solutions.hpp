// Counts the solutions of all single-vacancy problems of a board of at most 64 holes, far faster than one by one.
#pragma once

#include "pegwright/names.hpp"
#include "theory/integer.hpp"

#include <optional>
#include <vector>

namespace pegwright {

struct PairSolutions {
    Hole vacate;
    Hole finish;
    theory::Integer solutions;
};

struct PairsWanted {
    std::optional<Hole> vacate = {};
    std::optional<Hole> finish = {};
};

struct SolutionsOfPairs {
    std::vector<PairSolutions> pairs;  // one for each set of symmetric pairs, in order of distinct_pairs
    std::uint64_t expanded = 0;
};

// Searches half way from each vacancy, up to symmetry (search/levels/counts/pair_counts.hpp). If limits has a
// directory, levels are kept there in unnamed files. Throws Error (limit) if the disk does not suffice, Error (input)
// if the directory cannot be used.
SolutionsOfPairs count_solutions_of_pairs(const Board& board, const PairsWanted& wanted, const Limits& limits);

}  // namespace pegwright
