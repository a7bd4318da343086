// Ways from both ends that meet, without a level of those that come from the other end.
#pragma once

#include "search/levels/keys/crossing.hpp"
#include "search/levels/ways/ways_level.hpp"
#include "theory/integer.hpp"

namespace pegwright::search::levels {

// The sum, over the positions here, of the ways to each times the ways to its complement there. `keys` are here's; the
// workspace's memory is for what is on its way from there. Time goes with the positions of both. Throws what poll
// throws.
Integer product_of_ways(const PositionKeys& keys, const WaysLevel& here, const WaysLevel& there,
                        const Crossing& crossing, Workspace& workspace);

}  // namespace pegwright::search::levels
