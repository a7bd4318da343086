// Merson's packing: as many disjoint regions as possible.
#pragma once

#include "search/regions/local_regions.hpp"

namespace pegwright::search::regions {

struct Packing {
    std::vector<std::size_t> chosen;  // numbers of regions, ascending
    bool most = false;                // whether it is a largest packing of the given regions
};

// Dynamic programming along the rows: for each way to cover the holes ahead, the packing with most regions. Beyond some
// 4 * 10^6 ways (triangles with rows of more than some 15 holes) it drops those with fewest regions, and `most` is
// false. At most a second. Regions must be ordered as by local_regions().
Packing packing(std::size_t holes, const std::vector<MersonRegion>& regions);

}  // namespace pegwright::search::regions
