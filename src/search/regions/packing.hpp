// Merson's packing: as many disjoint regions as possible.
#pragma once

#include "search/regions/local_regions.hpp"

namespace pegwright::search::regions {

struct Packing {
    std::vector<std::size_t> chosen;  // numbers of regions, ascending
    bool most = false;                // whether it is a largest packing of the given regions
};

// Dynamic programming along the rows: for each way to cover the holes ahead, it keeps the packing with most regions.
// Beyond some 4 * 10^6 ways it drops those with fewest regions, and `most` is false. Triangles with rows of up to some
// 15 holes stay below. Takes at most a second. Regions must be ordered as by local_regions().
Packing packing(std::size_t holes, const std::vector<MersonRegion>& regions);

}  // namespace pegwright::search::regions
