#include "board/families/families.hpp"

#include <algorithm>

namespace pegwright::board {

// A square of side 3n-2 without a triangle of n-1 rows at each corner. 7n^2 - 10n + 4 holes.
Spans octagon(std::int32_t n) {
    Spans holes;
    const std::int32_t side = 3 * n - 2;
    for (std::int32_t y = 0; y < side; ++y) {
        const std::int32_t left = std::max(0, n - 1 - std::min(y, side - 1 - y));
        holes.add_run(left, side - left);
        holes.end_row();
    }
    return holes;
}

}  // namespace pegwright::board
