// Pagoda functions by which single positions are dead: what fills the filters of a search.
#pragma once

#include "search/paths/beams/hole_layout.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace pegwright::search::paths::beams {

// A function by bits of a layout, and the least sum from which the other end can be reached.
struct BoundedWeights {
    std::vector<std::int32_t> of_bit;
    std::int64_t bound = 0;
};

class Refuter {
public:
    // All starts have equally many pegs, as have all goals. The layout must outlive the refuter.
    Refuter(const HoleLayout& layout, std::vector<Position> starts, std::vector<Position> goals);

    // A function by which no goal is to be reached from a position; nothing if none is found. Some milliseconds.
    std::optional<BoundedWeights> forwards(const Position& position) const;
    // A function by which the position is not to be reached from any start, for positions with pegs and holes
    // exchanged, as the goals' end has them.
    std::optional<BoundedWeights> backwards(const Position& position) const;

private:
    const HoleLayout& layout_;
    std::vector<JumpIndices> jumps_;
    std::vector<Position> starts_;
    std::vector<Position> goals_;
};

}  // namespace pegwright::search::paths::beams
