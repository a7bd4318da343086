#include "board/families/families.hpp"

#include <algorithm>

namespace pegwright::board {

// Rows grow by one hole on the right for n rows, then shrink by one on the left. 3n (n - 1) + 1 holes.
Spans hexagon(std::int32_t n) {
    Spans holes;
    for (std::int32_t y = 0; y < 2 * n - 1; ++y) {
        holes.add_run(std::max(0, y - n + 1), std::min(n + y, 2 * n - 1));
        holes.end_row();
    }
    return holes;
}

}  // namespace pegwright::board
