// Finds pagoda functions that show single positions dead (dead_filter.hpp).
#pragma once

#include "search/paths/beams/hole_layout.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace pegwright::search::paths::beams {

// A function by bits of a layout. Positions below the bound are dead.
struct BoundedWeights {
    std::vector<std::int32_t> of_bit;
    std::int64_t bound = 0;
};

class Refuter {
public:
    // Starts must have equally many pegs; so must goals. The layout must outlive the refuter.
    Refuter(const HoleLayout& layout, std::vector<Position> starts, std::vector<Position> goals);

    // Shows that no goal can be reached from the position. Some milliseconds.
    std::optional<BoundedWeights> forwards(const Position& position) const;
    // Shows that no start reaches the position. The function is for complements.
    std::optional<BoundedWeights> backwards(const Position& position) const;

private:
    const HoleLayout& layout_;
    std::vector<JumpIndices> jumps_;
    std::vector<Position> starts_;
    std::vector<Position> goals_;
};

}  // namespace pegwright::search::paths::beams
