// Chooses from several problems the one with the smallest proven bound on moves.
#pragma once

#include "search/regions/region_bound.hpp"

#include <cstdint>
#include <vector>

namespace pegwright::search::regions {

struct EasiestProblem {
    std::size_t number = 0;  // in the list
    std::int64_t moves = 0;  // proven for every problem
};

// problems: each with one vacancy, all with the same goal, on the regions' board. O(holes); up to 300 holes also some
// linear programs.
EasiestProblem easiest_problem(const BoardRegions& regions, const std::vector<Problem>& problems);

}  // namespace pegwright::search::regions
