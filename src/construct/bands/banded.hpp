// Plans for boards that leave in bands of three rows until a rectangle is left (theory/BANDS.md).
#pragma once

#include "construct/insertions.hpp"
#include "game/problem.hpp"

#include <optional>

namespace pegwright::construct {

// Whether plan_bands() finds a plan. As reduce_by_bands().
bool leaves_in_bands(const Problem& problem);

// problem: from one vacancy to one peg. Nothing if its classes do not agree or no such bands are found for it. Time and
// memory: as reduce_by_bands(), and O(1) for each band and 64 blocks of it.
std::optional<Insertions> plan_bands(const Problem& problem);

}  // namespace pegwright::construct
