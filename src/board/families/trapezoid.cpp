#include "board/families/families.hpp"

namespace pegwright::board {

// T_n without its first top - 1 rows, where n = top + rows - 1.
Spans trapezoid(std::int32_t top, std::int32_t rows) {
    Spans holes;
    for (std::int32_t y = 0; y < rows; ++y) {
        holes.add_run(0, top + y);
        holes.end_row();
    }
    return holes;
}

}  // namespace pegwright::board
