// Multiplies the counts of both ends where they meet, without making a level of the keys from the other end.
#pragma once

#include "search/levels/counts/counted_level.hpp"
#include "search/levels/level_ranges.hpp"
#include "theory/integer.hpp"

namespace pegwright::search::levels {

// Sums over the positions of `here`: the count of one image, times all counts that come to it from `there`. `reach`
// leads to keys of here's search, `keys`. The sum is over all ranks. Memory is for keys on their way; time grows with
// the positions of both levels. Throws what poll throws.
Integer product_of_counts(const PositionKeys& keys, const CountedLevel& here, const CountedLevel& there,
                          const Reach& reach, Workspace& workspace);

}  // namespace pegwright::search::levels
