// Merson's packing: as many disjoint regions as possible.
#pragma once

#include "search/regions/local_regions.hpp"

namespace pegwright::search::regions {

struct Packing {
    std::vector<std::size_t> chosen;  // numbers of regions, ascending
    bool most = false;                // whether this is the maximum
};

// Dynamic programming along the rows: for each way to cover the holes ahead, keep the packing with most regions. If
// there are too many ways, those with fewest regions are dropped, and `most` is false. That does not happen on
// triangles with rows up to some 15 holes. Regions must be in the order of their first hole, as local_regions() gives
// them. At most some 4 * 10^6 ways, a second.
Packing packing(std::size_t holes, const std::vector<MersonRegion>& regions);

}  // namespace pegwright::search::regions
