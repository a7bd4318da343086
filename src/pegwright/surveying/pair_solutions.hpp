// How many solutions each of a board's single-vacancy problems has: all of them in far less time than one by one.
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

// Which pairs: all, or those of one hole.
struct PairsWanted {
    std::optional<Hole> vacate = {};
    std::optional<Hole> finish = {};
};

struct SolutionsOfPairs {
    std::vector<PairSolutions> pairs;  // one for all its images, in the order of distinct_pairs
    std::uint64_t expanded = 0;        // positions, up to symmetry
};

// Half a search from each vacancy, up to symmetry (search/levels/counts/pair_counts.hpp), so time and memory go with
// the positions that half the jumps reach. With a directory in the limits levels are in files without names there.
// Throws Error (limit) for boards of more than 64 holes and where memory or the disk does not suffice, (input) if the
// directory cannot be used, what poll throws.
SolutionsOfPairs count_solutions_of_pairs(const Board& board, const PairsWanted& wanted, const Limits& limits);

}  // namespace pegwright
