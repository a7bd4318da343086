// A triangle within a larger one. It grows when the rows beyond a side leave (passes/rows.hpp).
#pragma once

#include "compose/few_moves/endings.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace pegwright::compose::few_moves {

// Below, left, right.
constexpr std::size_t sides = 3;
using RowsOfSides = std::array<std::int32_t, sides>;

struct InnerTriangle {
    std::int32_t left = 0;    // the least x
    std::int32_t right = 0;   // the least y - x
    std::int32_t bottom = 0;  // the greatest y

    std::int32_t side() const { return bottom - left - right + 1; }
    // Rows from the hole to a side; 0 in the side's own row.
    std::int32_t distance(std::size_t to, Hole h) const {
        return to == 0 ? bottom - h.y : to == 1 ? h.x - left : h.y - h.x - right;
    }
    void grow(std::size_t at, std::int32_t rows) {
        (at == 0 ? bottom : at == 1 ? left : right) += at == 0 ? rows : -rows;
    }
    // The next rows beyond a side.
    RowsBeyond beyond(std::size_t at, std::int32_t rows) const;
};

// Endings of T_side in which the rows beyond leave. side: below 64. A jump taken back costs milliseconds at first,
// later up to a second.
Endings triangle_endings(std::int32_t side, const RowsOfSides& beyond, Hole finish);

}  // namespace pegwright::compose::few_moves
