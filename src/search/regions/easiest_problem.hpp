// Of several problems the one of which the fewest moves are proven.
#pragma once

#include "search/regions/region_bound.hpp"

#include <cstdint>
#include <vector>

namespace pegwright::search::regions {

struct EasiestProblem {
    std::size_t number = 0;  // in the list
    std::int64_t moves = 0;  // proven of each of them
};

// problems: of one vacancy each, on the regions' board, all with one goal; not empty. O(holes), and on boards of at
// most 300 holes a linear program for some of them.
EasiestProblem easiest_problem(const BoardRegions& regions, const std::vector<Problem>& problems);

}  // namespace pegwright::search::regions
