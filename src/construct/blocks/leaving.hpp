// In which rows blocks leave a board (theory/POLYOMINOES.md).
#pragma once

#include "board/polyomino.hpp"

#include <cstdint>
#include <vector>

namespace pegwright::construct {

// Blocks side by side, columns first … end - 1 of row y, that leave together beside a block that stays meanwhile.
struct Leaving {
    std::int32_t y;
    std::int32_t first;
    std::int32_t end;
    // The side on which that block is and, above or below, its column.
    enum class Host : std::uint8_t { none, left, right, above, below } host = Host::none;
    std::int32_t column = 0;
};

// All blocks but those kept, in the order in which they leave. kept: in row order, none twice, from which all others
// can be reached over edges. O(runs + kept blocks) but for a logarithm.
std::vector<Leaving> all_leaving(const board::Spans& blocks, const std::vector<Hole>& kept);

}  // namespace pegwright::construct
