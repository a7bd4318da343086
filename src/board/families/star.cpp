#include "board/families/families.hpp"

#include <algorithm>

namespace pegwright::board {

// Two overlapping triangles with sides of 3n-2 holes. The upper has columns n-1 to n-1+y of row y. The lower starts n-1
// rows further down and has columns y-n+1 to 3n-3. 6n (n - 1) + 1 holes.
Spans star(std::int32_t n) {
    Spans holes;
    const std::int32_t side = 3 * n - 2;
    for (std::int32_t y = 0; y < 4 * n - 3; ++y) {
        const bool upper = y < side;
        const bool lower = y >= n - 1;
        const std::int32_t first = !lower ? n - 1 : !upper ? y - n + 1 : std::min(n - 1, y - n + 1);
        const std::int32_t last = !lower ? n - 1 + y : !upper ? side - 1 : std::max(n - 1 + y, side - 1);
        holes.add_run(first, last + 1);
        holes.end_row();
    }
    return holes;
}

}  // namespace pegwright::board
