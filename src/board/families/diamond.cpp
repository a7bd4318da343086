#include "board/families/families.hpp"

#include <cstdlib>

namespace pegwright::board {

// Row y starts as many columns from the left as it is rows away from the middle. 2n (n - 1) + 1 holes.
Spans diamond(std::int32_t n) {
    Spans holes;
    for (std::int32_t y = 0; y < 2 * n - 1; ++y) {
        const std::int32_t left = std::abs(n - 1 - y);
        holes.add_run(left, 2 * n - 1 - left);
        holes.end_row();
    }
    return holes;
}

}  // namespace pegwright::board
