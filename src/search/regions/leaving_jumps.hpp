// The jumps by which a peg leaves a region: from one of its holes to a hole that is not.
#pragma once

#include "search/regions/local_regions.hpp"

#include <algorithm>
#include <limits>
#include <vector>

namespace pegwright::search::regions {

// All jumps of a board by number: that from hole p in direction d is p * directions() + d.
class JumpTable {
public:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    // O(holes); the board must have less than 2^32 / directions holes.
    explicit JumpTable(const Board& board);

    std::size_t directions() const { return directions_; }
    std::size_t size() const { return to_.size(); }
    // Where it ends; none: the board has no such jump.
    std::uint32_t to(std::size_t jump) const { return to_[jump]; }

    // Calls f with the number of each jump that leaves the region. O(holes * directions * holes).
    template <class F>
    void for_each_leaving(const MersonRegion& region, F&& f) const {
        for (const std::uint32_t p : region)
            for (std::size_t jump = p * directions_; jump < (p + 1) * directions_; ++jump)
                if (to_[jump] != none && std::find(region.begin(), region.end(), to_[jump]) == region.end()) f(jump);
    }

private:
    std::size_t directions_;
    std::vector<std::uint32_t> to_;
};

}  // namespace pegwright::search::regions
