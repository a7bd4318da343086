// Weights of regions that prove how many moves a game needs.
//
// Each region that is full at the start, and not in the end, has a weight w >= 0. If for every jump the regions that it
// leaves weigh no more than a unit together, then no game has fewer moves than the sum of all weights, in units,
// rounded up: the first peg that leaves a full region jumps out of it, and this is its first jump; so the first jumps
// of the pegs that ever move leave every region, each move begins with a first jump at most, and each first jump leaves
// regions of a unit at most. Regions without a common hole, a unit each, are Merson's packing; regions that overlap
// are more, since a jump does not leave those that it ends in. theory/MOVES.md has it at length.
#pragma once

#include "search/regions/leaving_jumps.hpp"

#include <cstdint>
#include <vector>

namespace pegwright::search::regions {

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

}  // namespace pegwright::search::regions
