// Plans boards that leave in bands of three rows (theory/BANDS.md), to a rectangle or a remainder that is searched or
// planned otherwise.
#pragma once

#include "construct/bands/reduction.hpp"
#include "construct/insertions/insertions.hpp"
#include "game/problem.hpp"

#include <optional>

namespace pegwright::construct {

// Nothing if there is no plan. Costs as reduce_by_bands().
enum class LeftByBands { rectangle, small_remainder };
std::optional<LeftByBands> left_by_bands(const Problem& problem, const SearchRemainder& search_remainder);

// problem: from one vacancy to one peg. Nothing if the classes disagree or no bands are found. Costs as
// reduce_by_bands(), and O(1) for each band and 64 blocks.
std::optional<Insertions> plan_bands(const Problem& problem, const SearchRemainder& search_remainder,
                                     const PlanRemainder& plan_remainder = {});

}  // namespace pegwright::construct
