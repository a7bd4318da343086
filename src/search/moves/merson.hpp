// A lower bound on moves from full Merson regions: disjoint ones need a move each (regions/local_regions.hpp).
//
// Unlike published bounds, it takes the best packing for each position. Regions that overlap, directly or through
// others, form a cluster; a table holds the largest packing for each set of its full regions, 2^regions bytes. Clusters
// are cut to 20 regions, all together to 64.
#pragma once

#include "search/moves/full_regions.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::moves {

// The smaller first.
std::vector<Bits> merson_regions(const SmallBoard& board);

class MersonBound {
public:
    MersonBound(const SmallBoard& board, std::span<const Bits> starts, std::span<const Bits> goals);

    // From the position to a goal, O(clusters); from a start to it, O(starts).
    int to_finish(Bits position) const;
    int from_start(Bits position) const;

private:
    struct Cluster {
        unsigned first = 0;                 // number of its first region; the others follow
        RegionSet regions = 0;              // a bit for each, from bit 0 on
        std::vector<std::uint8_t> packing;  // largest packing of each set of regions

        std::size_t of(RegionSet full) const { return static_cast<std::size_t>(full >> first & regions); }
    };
    struct StartOfCluster {
        std::size_t cluster;
        std::size_t full;
    };
    struct StartBound {
        Bits goal_holes;
        std::vector<StartOfCluster> partly_full;  // clusters with a region that is not full at the start
    };
    void add(std::vector<Bits> regions);

    Bits goal_holes_ = 0;  // one-hole regions that are full in some goal
    int may_stay_ = 0;     // how many of them one goal has at most
    std::vector<Bits> regions_;
    std::vector<Cluster> clusters_;
    std::vector<StartBound> starts_;
    FullRegions full_;
};

}  // namespace pegwright::search::moves
