// Merson's packing: as many regions as possible no two of which have a hole in common.
#pragma once

#include "search/regions/local_regions.hpp"

namespace pegwright::search::regions {

struct Packing {
    std::vector<std::size_t> chosen;  // numbers of regions, ascending
    bool most = false;                // whether no packing of these regions has more
};

// By dynamic programming along the rows: of all ways to cover the holes ahead, the one with most regions behind. Where
// there are too many ways, those with fewest regions are dropped, and `most` is false: on rows of up to some 15 holes
// of triangles none is. The regions are in the order of their first hole, as local_regions() gives them. Some 4 * 10^6
// ways at most, a second.
Packing packing(std::size_t holes, const std::vector<MersonRegion>& regions);

}  // namespace pegwright::search::regions
