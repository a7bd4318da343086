// Multiplies counts where both ends meet, without making a level of the other end's keys.
#pragma once

#include "search/levels/counts/counted_level.hpp"
#include "search/levels/level_ranges.hpp"
#include "theory/integer.hpp"

namespace pegwright::search::levels {

// Sums over the positions of `here`, on all ranks: the count of one image, times the counts that reach it from `there`.
// `reach` leads to here's keys. Throws what poll throws.
Integer product_of_counts(const PositionKeys& keys, const CountedLevel& here, const CountedLevel& there,
                          const Reach& reach, Workspace& workspace);

}  // namespace pegwright::search::levels
