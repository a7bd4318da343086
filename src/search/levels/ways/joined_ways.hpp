// Ways from both ends that meet: how many ways there are through the positions where they do.
#pragma once

#include "search/levels/ways/ways_level.hpp"
#include "theory/integer.hpp"

namespace pegwright::search::levels {

// The sum, over the positions that two levels with the same ranges share, of the ways to one of its images in one
// times the ways to all of them in the other. O(positions), on the limits' threads; of all ranks.
Integer joined_ways(const PositionKeys& keys, const WaysLevel& here, const WaysLevel& there, const Limits& limits);

}  // namespace pegwright::search::levels
