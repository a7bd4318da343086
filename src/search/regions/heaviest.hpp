// The heaviest weights of regions that hold, by linear programming.
#pragma once

#include "board/affine.hpp"
#include "search/regions/weights.hpp"

#include <span>

namespace pegwright::search::regions {

MersonRegion image_of(const Board& board, const board::Affine& symmetry, const MersonRegion& region);

// Weights of the regions that hold (weights.hpp), as heavy together as GLPK finds them: the optimum in a small unit
// where its fractions are small, else nearly. They are alike under the symmetries, a group that takes the regions to
// regions. Without GLPK, or if it gives up, those by_rule() or of a packing, which hold as well.
RegionWeights heaviest(const Board& board, const JumpTable& jumps, const std::vector<MersonRegion>& regions,
                       std::span<const board::Affine> symmetries);

}  // namespace pegwright::search::regions
