// The Merson regions of a board with their weights (regions/), for beams over moves.
#pragma once

#include "search/regions/region_bound.hpp"

#include <vector>

namespace pegwright::search::paths::beams {

struct MoveRegion {
    std::vector<Hole> holes;
    std::int32_t weight = 0;
};

struct MoveRegions {
    // Takes the regions with a weight on the full board. Some tenths of a second.
    explicit MoveRegions(const Board& board) {
        const regions::BoardRegions all(board);
        const regions::RegionWeights& weights = all.of_full_board();
        unit = static_cast<std::int32_t>(weights.unit);
        for (std::size_t i = 0; i < all.all().size(); ++i) {
            if (weights.of[i] == 0) continue;
            MoveRegion& region = regions.emplace_back();
            for (const std::uint32_t hole : all.all()[i]) region.holes.push_back(board.hole(hole));
            region.weight = static_cast<std::int32_t>(weights.of[i]);
        }
    }

    std::int32_t unit = 1;
    std::vector<MoveRegion> regions;
};

}  // namespace pegwright::search::paths::beams
