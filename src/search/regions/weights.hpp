// Weights of regions that prove how many moves a game needs.
//
// Each region that is full at the start, and not in the end, has a weight w >= 0. If for every jump the regions that it
// leaves weigh no more than a unit together, then no game has fewer moves than the sum of all weights, in units,
// rounded up: the first peg that leaves a full region jumps out of it, and this is its first jump; so the first jumps
// of the pegs that ever move leave every region, each move begins with a first jump at most, and each first jump leaves
// regions of a unit at most. Regions without a common hole, a unit each, are Merson's packing; regions that overlap
// are more, since a jump does not leave those that it ends in. theory/MOVES.md has it at length.
#pragma once

#include "board/affine.hpp"
#include "search/regions/local_regions.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
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

    // Calls f with the number of each jump that leaves the region: from one of its holes to a hole that is not. O(holes
    // * directions * holes).
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

// Weights of some regions, in parts of a unit.
struct RegionWeights {
    std::int64_t unit = 1;
    std::vector<std::int64_t> of;  // by number of the region

    // The sum in units, rounded up.
    std::int64_t sum() const;
};

// For weights of no small common denominator: 2^4 3^2 5 7 11 13.
inline constexpr std::int64_t fine_unit = 720720;

// Whether no weight is negative, every region is one (on every line over one of its holes it has an end) and no
// jump leaves regions of more than a unit. In whole numbers: what it accepts is proven. O(holes + regions).
bool holds(const Board& board, const std::vector<MersonRegion>& regions, const RegionWeights& weights);

// The same weights, but those that share an overloaded jump less, in proportion, so that they hold; then, in order,
// each raised as far as it can be. O(holes + regions).
RegionWeights fitted(const JumpTable& jumps, const std::vector<MersonRegion>& regions, RegionWeights weights);

// Weights for boards too large for a linear program, the heavier of two that hold: a packing, chosen in order, and
// this with regions of three holes and more, of equal weights instead: 1/6 for hexagons of the triangular lattice.
RegionWeights by_rule(const JumpTable& jumps, const std::vector<MersonRegion>& regions);

// The heaviest weights of regions that hold, by linear programming: as heavy together as GLPK finds them, the optimum
// in a small unit where its fractions are small, else nearly. They are alike under the symmetries, a group that takes
// the regions to regions. Without GLPK, or if it gives up, those by_rule() or of a packing, which hold as well.
RegionWeights heaviest(const Board& board, const JumpTable& jumps, const std::vector<MersonRegion>& regions,
                       std::span<const board::Affine> symmetries);

MersonRegion image_of(const Board& board, const board::Affine& symmetry, const MersonRegion& region);

}  // namespace pegwright::search::regions
