// What goes at the corner, and six columns of the strip, as text (found by beams over moves: solve --short on these few
// columns with the triangular lattice).
#include "compose/few_moves/growth/corner.hpp"
#include "compose/few_moves/growth/pass_text.hpp"

#include <array>

namespace pegwright::compose::growth {
namespace {

Pass of_columns(std::int32_t columns, const char* text) { return parsed_pass(columns, 0, {}, {}, text); }

std::array<Corner, corners> all_corners() {
    return {{
        {{0, -2},
         2,
         {0, -2},
         of_columns(4, R"(
    stays 3,1 1,-1
    stays 0,1 0,-1 2,-1
    stays 3,3 3,1 3,-1 1,-1
    stays 0,3 0,1
    stays 0,5 0,3
    stays 0,-2 2,0 0,0 0,2 0,4
    stays 3,5 3,3
    stays 1,2 1,0 3,2 3,4 1,2
    stays 2,5 0,5 0,3 2,3 2,5 0,3
    stays 2,2 0,2 0,4
)"),
         of_columns(4, R"(
    stays 3,1 1,-1
    stays 0,1 0,-1 2,-1
    stays 3,3 3,1 3,-1 1,-1
    stays 0,3 0,1
    stays 0,5 0,3
    stays 0,-2 2,0 0,0 0,2 0,4
    stays 2,5 0,5 0,3 2,5
    stays 1,2 3,2 1,0 1,2 1,4
    stays 3,5 1,5 1,3
    stays 3,4 1,4 1,2 3,4
)"),
         of_columns(2, R"(
    stays 0,1 0,-1
    stays 0,3 0,1 2,1
    stays 0,4 2,4
    stays 0,5 2,5 2,3 0,3
    stays 0,-2 0,0 2,0 2,2 0,2 0,4
)"),
         of_columns(2, R"(
    stays 0,1 0,-1
    stays 0,3 0,1 2,1
    stays 0,5 0,3 2,3
    stays 0,-2 0,0 2,0 2,2 2,4
    stays 1,5 1,3
    stays 1,2 1,4 3,4
)")},
        {{0, -2},
         5,
         {2, -1},
         of_columns(7, R"(
    stays 4,1 2,-1
    stays 1,0 3,0 1,-2
    stays 2,2 2,0
    stays 0,1 0,-1 0,-3 2,-1 2,1 4,1 4,-1
    stays 0,3 0,1
    stays 0,5 0,3
    stays 2,4 0,4 0,2 2,2 2,4 0,2 0,0 2,2
    stays 4,3 4,1
    stays 6,5 4,3 2,3 2,1 4,3
    stays 6,4 4,2
    stays 6,2 4,0
    stays 3,5 3,3 5,3 5,1 5,-1 3,-1 5,1 3,1 5,3
    stays 6,0 6,2 6,4
    stays 1,5 3,5
    stays 4,5 6,5 6,3 4,3 4,5 2,5
)"),
         of_columns(7, R"(
    stays 4,1 2,-1
    stays 1,0 3,0 1,-2
    stays 2,2 2,0
    stays 0,1 0,-1 0,-3 2,-1 2,1 4,1 4,-1
    stays 0,3 0,1
    stays 0,5 0,3
    stays 2,4 0,4 0,2 2,2 2,4 0,2 0,0 2,2
    stays 4,3 4,1
    stays 6,3 4,3 2,3 2,1 4,3
    stays 3,5 3,3 5,3
    stays 6,2 4,0
    stays 6,5 6,3 4,3
    stays 5,5 5,3 5,1 5,-1 3,-1 5,1
    stays 1,5 3,5 5,5 3,3 5,3
    stays 6,0 6,2 4,0 4,2 6,4
)"),
         of_columns(5, R"(
    stays 3,1 5,1 3,-1 1,-1
    stays 0,1 0,-1 2,-1
    stays 0,3 0,1
    stays 0,5 0,3
    stays 3,3 5,3 3,1 3,-1 1,-1 3,1 3,3
    stays 2,2 2,0 0,0 0,2 0,4
    stays 2,5 0,5 0,3
    stays 2,4 0,4 0,2 2,4 2,2
    stays 4,5 4,3 2,3 2,1 0,1 2,3 4,5 2,5
)"),
         of_columns(5, R"(
    stays 3,1 5,1 3,-1 1,-1
    stays 1,1 3,1
    stays 0,1 0,-1 2,-1 4,1 2,1
    stays 3,3 1,1 3,1 1,-1 1,1
    stays 3,5 5,5 3,3 3,1 5,3
    stays 1,5 3,5 3,3
    stays 0,3 0,1
    stays 0,5 0,3
    stays 2,4 0,4 0,2 2,2 2,4 0,2 0,0 2,2 4,4 4,2 6,4
)")},
        {{1, -1},
         4,
         {1, -1},
         of_columns(6, R"(
    stays 5,1 3,-1
    stays 0,1 0,-1 2,-1 4,-1
    stays 5,3 5,1 5,-1 3,-1
    stays 5,5 5,3
    stays 3,2 5,4 5,2
    stays 1,0 3,2
    stays 0,3 0,1 2,1 2,-1
    stays 0,5 0,3
    stays 2,3 2,1
    stays 4,2 2,0 4,0 2,-2 2,0 2,2 0,2 0,4
    stays 2,5 0,5 0,3 2,3 4,3
    stays 3,5 5,5 3,3 5,3 5,1 3,1 3,3 3,5 1,3 1,5
)"),
         of_columns(6, R"(
    stays 0,1 0,-1 2,-1
    stays 0,3 0,1
    stays 5,1 3,-1
    stays 2,0 4,0 2,-2 2,0 0,0 0,2
    stays 5,3 5,1
    stays 5,5 5,3
    stays 3,2 3,0 5,2 5,4 3,2
    stays 2,3 0,3 0,1 2,3 4,3 4,1
    stays 3,5 5,5 3,3 3,1
    stays 1,5 3,5 3,3
    stays 0,5 0,3 2,5 2,3 4,3
    stays 5,0 5,2 3,0 3,2 1,2 1,0 3,2 5,4
)"),
         of_columns(4, R"(
    stays 2,1 4,1 2,-1 2,1 0,-1
    stays 2,3 2,1
    stays 0,0 0,-2 2,0 2,2
    stays 0,3 2,3 4,3 2,1 2,3
    stays 3,5 3,3 1,3
    stays 0,5 0,3 2,3
    stays 0,2 0,0 2,2
    stays 1,5 3,5 1,3 3,3 1,1 1,3 1,5
)"),
         of_columns(4, R"(
    stays 0,1 0,-1
    stays 0,3 0,1
    stays 0,5 0,3
    stays 2,2 0,0 0,2 0,4
    stays 2,4 2,2 0,2 2,4 4,4
    stays 2,5 0,5 0,3 2,5 4,5 4,3
    stays 2,0 0,0 0,-2 2,0 2,2 4,2 4,4
    stays 3,0 3,2 3,4 5,4
)")},
        {{1, -2},
         3,
         {1, -2},
         of_columns(5, R"(
    stays 4,1 2,-1
    stays 3,1 1,-1 3,-1
    stays 4,3 4,1 4,-1 2,-1
    stays 0,1 0,-1
    stays 0,3 0,1
    stays 0,5 0,3
    stays 2,2 2,0 2,-2 0,-2 0,0 0,2 0,4
    stays 4,5 4,3
    stays 2,4 2,2 4,2 4,4 2,2 0,2 2,4
    stays 2,5 0,5 0,3 2,5 4,5 2,3
    stays 1,0 1,2 3,4 1,4
)"),
         of_columns(5, R"(
    stays 2,1 2,-1
    stays 2,3 2,1 0,-1
    stays 2,5 2,3
    stays 4,3 2,1
    stays 0,0 0,-2 2,-2 2,0 2,2 2,4
    stays 0,5 2,5 2,3
    stays 0,2 0,0 2,2 2,4
    stays 4,5 2,5 2,3
    stays 0,4 0,2 2,2 2,4
    stays 4,1 4,3 2,3 0,3 2,5 2,3 4,5 4,3
    stays 4,0 2,0 4,2 4,4
)"),
         of_columns(3, R"(
    stays 0,1 0,-1
    stays 0,3 0,1
    stays 0,5 0,3
    stays 2,1 2,-1
    stays 2,2 0,0 2,0 2,-2 0,-2 0,0 0,2 0,4
    stays 2,5 0,5 0,3
    stays 2,4 0,4 0,2 2,4
    stays 1,2 3,4 1,4
)"),
         of_columns(3, R"(
    stays 0,1 0,-1
    stays 0,3 0,1
    stays 0,5 0,3
    stays 2,4 0,4 0,2 2,4
    stays 1,5 3,5 1,3 3,3
    stays 2,1 2,-1
    stays 2,2 0,2 0,0 2,0 2,-2 0,-2 0,0 2,2 4,4
)")},
    }};
}

// Six rows, columns 0 to 5, to pegs in columns 0, 2 and 4 of row 4.
const Pass& six_columns() {
    static const Pass pass = of_columns(6, R"(
    stays 1,1 -1,1
    stays 3,1 1,1
    stays 5,1 3,1
    stays 2,3 0,1 2,1 4,1 4,-1
    stays 5,3 5,1 5,-1 3,-1 3,1
    stays 4,3 2,3 2,1 4,1 4,3
    stays 5,5 5,3 3,3 3,1 1,-1 1,1
    stays 1,4 1,2 1,0 -1,0 -1,2 1,4
    stays 2,5 0,3
    stays 0,5 2,5
    stays 3,5 1,5 -1,3 1,3
    stays 4,5 2,3 0,3
    stays 0,2 0,4
)");
    return pass;
}

}  // namespace

const Corner& corner(std::size_t kind) {
    static const std::array<Corner, corners> all = all_corners();
    return all.at(kind);
}

void go_on(std::int32_t column, std::int32_t times, const Affine& at, Batch& batch) {
    const Pass& pass = six_columns();
    for (std::int32_t i = 0; i < times; ++i)
        play(pass, pass.shortest, at * Affine{{column + pass.shortest * i, 0}}, batch);
}

}  // namespace pegwright::compose::growth
