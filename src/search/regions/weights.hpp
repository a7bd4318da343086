// Weights of regions prove how many moves a game needs.
//
// Each region that is full at the start, but not in the end, has a weight w >= 0. Weights hold if no jump leaves
// regions of more than one unit in total. Then a game has at least as many moves as the sum of weights in units,
// rounded up. Proof: the first peg that leaves a full region does so with its first jump. So the first jumps of all
// pegs leave every region. A move contains at most one first jump, which leaves at most one unit.
//
// Merson's packing gives a unit each to disjoint regions. Overlapping ones prove more: theory/MOVES.md.
#pragma once

#include "board/affine.hpp"
#include "search/regions/local_regions.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace pegwright::search::regions {

// Jump number p * directions() + d starts from hole p in direction d. The board must have fewer than 2^32 / directions
// holes. O(holes).
class JumpTable {
public:
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    explicit JumpTable(const Board& board);

    std::size_t directions() const { return directions_; }
    std::size_t size() const { return to_.size(); }
    // The hole where it ends; none: there is no such jump.
    std::uint32_t to(std::size_t jump) const { return to_[jump]; }

    // Calls f with each jump that leaves the region.
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

struct RegionWeights {
    std::int64_t unit = 1;
    std::vector<std::int64_t> of;  // by number of the region

    // The sum in units, rounded up.
    std::int64_t sum() const;
};

// Where weights have no small common denominator.
inline constexpr std::int64_t fine_unit = 720720;

// Whether the weights prove their sum: none is negative, each region is one, and no jump leaves more than a unit.
// Exact. O(holes + regions).
bool holds(const Board& board, const std::vector<MersonRegion>& regions, const RegionWeights& weights);

// Makes weights hold: reduces those that share an overloaded jump, in proportion, then raises each if possible. O(holes
// + regions).
RegionWeights fitted(const JumpTable& jumps, const std::vector<MersonRegion>& regions, RegionWeights weights);

// For boards too large for a linear program. The heavier of a packing and equal weights for all regions of three or
// more holes, 1/6 for hexagons of the triangular lattice.
RegionWeights by_rule(const JumpTable& jumps, const std::vector<MersonRegion>& regions);

// The heaviest weights that GLPK finds: optimal if their common denominator is small, else nearly. symmetries: a group
// that keeps the set of regions and the weights. Without GLPK, those by_rule() or of a packing.
RegionWeights heaviest(const Board& board, const JumpTable& jumps, const std::vector<MersonRegion>& regions,
                       std::span<const board::Affine> symmetries);

MersonRegion image_of(const Board& board, const board::Affine& symmetry, const MersonRegion& region);

}  // namespace pegwright::search::regions
