// Merson's packing: as many disjoint regions as possible.
#pragma once

#include "search/regions/local_regions.hpp"

namespace pegwright::search::regions {

struct Packing {
    std::vector<std::size_t> chosen;  // numbers of regions, ascending
    bool most = false;                // whether it is a largest packing of the given regions
};

// Dynamic programming along the rows: for each set of covered holes ahead, it keeps the packing with most regions
// behind. Where there are too many sets, it drops those with fewest regions, and `most` is false; triangles with rows
// of up to some 15 holes need no dropping. Regions that end 512 holes or more after their first are left out, and
// `most` is false as well. The regions must be in the order of their first hole, as local_regions() gives them. At
// most some 4 * 10^6 sets, a second.
Packing packing(std::size_t holes, const std::vector<MersonRegion>& regions);

}  // namespace pegwright::search::regions
