#include "board/families/families.hpp"

namespace pegwright::board {

// Rows n, n + 1 and n + 2 span the width; the others have their middle three holes. 12n + 9 holes.
Spans cross(std::int32_t n) {
    Spans holes;
    for (std::int32_t y = 0; y < 2 * n + 3; ++y) {
        const bool across = y >= n && y < n + 3;
        holes.add_run(across ? 0 : n, across ? 2 * n + 3 : n + 3);
        holes.end_row();
    }
    return holes;
}

}  // namespace pegwright::board
