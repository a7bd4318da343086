// Plans for boards that leave in bands of three rows until a rectangle is left, or a remainder of 160 holes at most
// that a search solves (theory/BANDS.md), or a remainder that is planned otherwise.
#pragma once

#include "construct/bands/reduction.hpp"
#include "construct/insertions/insertions.hpp"
#include "game/problem.hpp"

#include <optional>

namespace pegwright::construct {

// What is left when the bands of plan_bands() have left; nothing if there is no such plan. As reduce_by_bands().
enum class LeftByBands { rectangle, small_remainder };
std::optional<LeftByBands> left_by_bands(const Problem& problem, const SearchRemainder& search_remainder);

// problem: from one vacancy to one peg. Nothing if its classes do not agree or no such bands are found for it. Time and
// memory: as reduce_by_bands(), and O(1) for each band and 64 blocks of it.
std::optional<Insertions> plan_bands(const Problem& problem, const SearchRemainder& search_remainder,
                                     const PlanRemainder& plan_remainder = {});

}  // namespace pegwright::construct
