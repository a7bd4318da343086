// Merson regions of a small board: sets of holes that nothing can enter while they are full.
//
// A peg of a region can only be jumped over by a peg of the region: on every line of three holes
// whose middle belongs to it, an end belongs to it, too. So the first move that touches a full
// region starts in it, and full regions without a common hole each need a move of their own. A
// corner, two neighbours on an edge, a 2 x 2 block of the square lattice, a hexagon of seven holes of
// the triangular lattice [Bell 2008, section 4.1; Beasley 2013]; here derived for a board of any shape.
//
// The papers fix one packing of the board with regions and count those that are full. Here the
// packing is the best for each position, which is never less: regions that overlap, directly or
// through others, form a cluster, and the largest packing of each set of full regions of a cluster is
// read from a table of 2^(regions of the cluster) bytes. The 33-hole board's inner cluster has 20
// regions, the 6 x 6 board's nine; of a larger one 20 are kept.
#pragma once

#include "search/bits/small_board.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::moves {

// All regions of at most `most` holes that contain no smaller region, the smaller first.
std::vector<Bits> merson_regions(const SmallBoard& board, int most = 7);

class MersonBound {
public:
    // For games from a start to one of some goals.
    MersonBound(const SmallBoard& board, Bits start, std::span<const Bits> goals);

    // No fewer moves lead from the position to the end, or from the start to the position. O(regions).
    int to_finish(Bits position) const;
    int from_start(Bits position) const;

private:
    struct Cluster {
        std::vector<Bits> regions;
        std::vector<std::uint8_t> packing;  // size of the largest, by set of regions
        std::size_t at_start = 0;           // those full then
    };
    static std::size_t full(const Cluster& cluster, Bits position) {
        std::size_t set = 0;
        for (std::size_t i = 0; i < cluster.regions.size(); ++i)
            set |= static_cast<std::size_t>((position & cluster.regions[i]) == cluster.regions[i]) << i;
        return set;
    }
    void add(std::vector<Bits> regions);

    Bits start_;
    Bits goal_holes_ = 0;  // regions of one hole that are full in some goal
    int may_stay_ = 0;     // the most of them that are full in one
    std::vector<Cluster> clusters_;
};

}  // namespace pegwright::search::moves
