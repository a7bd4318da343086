// Ways from both ends that meet, without a level of those that come from the other end.
#pragma once

#include "search/levels/counts/counted_level.hpp"
#include "search/levels/level_ranges.hpp"
#include "theory/integer.hpp"

namespace pegwright::search::levels {

// The sum, over the positions here, of the ways to one image of each times all ways that come to it from there, where
// `reach` leads to keys of here's, `keys`; of all ranks. The workspace's memory is for what is on its way. Time goes
// with the positions of both. Throws what poll throws.
Integer product_of_counts(const PositionKeys& keys, const CountedLevel& here, const CountedLevel& there,
                          const Reach& reach, Workspace& workspace);

}  // namespace pegwright::search::levels
