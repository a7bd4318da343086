// How many moves the full Merson regions of a small board need. The first move that touches a full region starts in it
// (regions/local_regions.hpp), so full regions without a common hole each need a move of their own.
//
// The papers fix one packing of the board with regions and count those that are full. Here the
// packing is the best for each position, which is never less: regions that overlap, directly or
// through others, form a cluster, and the largest packing of each set of full regions of a cluster is
// read from a table of 2^(regions of the cluster) bytes. The 33-hole board's inner cluster has 20
// regions, the 6 x 6 board's nine; of a larger one 20 are kept, and of all clusters 64.
#pragma once

#include "search/moves/full_regions.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::moves {

// The regions of regions/local_regions.hpp, the smaller first.
std::vector<Bits> merson_regions(const SmallBoard& board);

class MersonBound {
public:
    // For games from one of some starts to one of some goals.
    MersonBound(const SmallBoard& board, std::span<const Bits> starts, std::span<const Bits> goals);

    // No fewer moves lead from the position to the end, or from the nearest start to the position. O(clusters), and
    // O(starts).
    int to_finish(Bits position) const;
    int from_start(Bits position) const;

private:
    struct Cluster {
        unsigned first = 0;                 // of its regions, all of which follow each other
        RegionSet regions = 0;              // as a set, from bit 0 on
        std::vector<std::uint8_t> packing;  // size of the largest, by set of regions

        std::size_t of(RegionSet full) const { return static_cast<std::size_t>(full >> first & regions); }
    };
    struct StartOfCluster {
        std::size_t cluster;
        std::size_t full;
    };
    struct StartBound {
        Bits goal_holes;
        std::vector<StartOfCluster> partly_full;  // the clusters of which not all regions are full
    };
    void add(std::vector<Bits> regions);

    Bits goal_holes_ = 0;  // regions of one hole that are full in some goal
    int may_stay_ = 0;     // the most of them that are full in one
    std::vector<Bits> regions_;
    std::vector<Cluster> clusters_;
    std::vector<StartBound> starts_;
    FullRegions full_;
};

}  // namespace pegwright::search::moves
