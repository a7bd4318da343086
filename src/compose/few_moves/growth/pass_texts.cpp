// The passes below triangles, as text of their shortest lengths.
#include "compose/few_moves/growth/pass.hpp"
#include "compose/few_moves/growth/pass_text.hpp"

#include <array>

namespace pegwright::compose::growth {
namespace {

// What stands before and after them: MOVES.md's A, B and C, and, where a peg is left in column 1 each time, others.
struct Places {
    Pegs at_left{{{0, -2}}, {}};
    Pegs at_both{{{1, -1}}, {{5, -2}}};
    Pegs at_right{{}, {{2, -1}}};
    Pegs none{};
    Pegs far{{}, {{3, -1}}};
    Pegs trail{{{1, -3}}, {}};
    Pegs trail_and_far{{{1, -3}}, {{3, -1}}};
    Pegs trail_and_right{{{1, -3}}, {{2, -1}}};
};

std::array<Pass, passes> even_passes() {
    const Places at;
    return {
        // A to B
        parsed_pass(8, 6, at.at_left, at.at_both, R"(
    again 5,1 3,-1
    sweep 2,1 2,-1 = 4,-1
    sweep 3,1 = 5,1 5,-1 3,-1
    right 7,1 5,1
    right 8,1 6,-1 6,1 4,1 2,-1
    stays 0,1 0,-1
    sweep 0,-2 0,0 = 2,0 2,-2 4,0
)"),
        // B to C
        parsed_pass(12, 6, at.at_both, at.at_right, R"(
    right 7,1 7,-1
    right 9,1 7,1 5,-1
    again 3,1 3,-1
    sweep 0,1 0,-1 = 2,-1 4,-1 6,-1 8,-1 8,1
    right 5,1 7,1 9,1 9,-1
    sweep 1,1 = 3,1 5,1 5,-1
    right 12,1 10,-1 8,-1
    sweep 1,0 = 3,0 5,0 5,-2 7,-2 9,0
    right 11,1 9,1 9,-1 11,1
)"),
        // C to A
        parsed_pass(8, 8, at.at_right, at.at_left, R"(
    right 8,1 6,-1 4,-1
    right 5,1 5,-1 3,-1
    right 3,1 5,1
    right 6,1 4,1 2,-1 4,-1
    back  1,1 3,1 1,-1
    right 7,1 5,-1 3,-1
    sweep 0,1 0,-1 = 2,-1
    sweep 4,0 2,-2 2,0 = 0,0
)"),
        // The first with a trail
        parsed_pass(8, 6, at.none, at.trail_and_far, R"(
    again 3,1 3,-1
    sweep 6,1 4,-1 = 2,-1
    sweep 7,0 = 5,0 3,0
    stays 1,1 3,1 3,-1 1,-1
    stays 0,1 0,-1 2,-1 2,1
    sweep 5,1 = 3,1 1,1 1,-1
    right 8,1 6,1
)"),
        // the second
        parsed_pass(8, 6, at.far, at.trail_and_right, R"(
    again 2,1 2,-1
    right 5,1 3,-1
    sweep 0,0 = 2,0 4,0 2,-2 2,0
    sweep 0,1 = 2,1 2,-1
    sweep 7,1 5,1 5,-1 = 3,-1 1,-1
    right 8,1 6,-1 6,1
    right 3,1 5,1 7,1
)"),
        // the third
        parsed_pass(8, 6, at.at_right, at.trail, R"(
    again 3,1 3,-1
    sweep 6,1 4,-1 = 2,-1
    right 8,1 6,1 6,-1
    sweep 7,0 5,-2 5,0 = 3,0
    stays 1,1 3,1 3,-1 1,-1
    stays 0,1 0,-1 2,-1 2,1
    sweep 5,1 = 3,1 1,1 1,-1
)"),
    };
}

std::array<Pass, passes> odd_passes() {
    const Places at;
    return {
        // A to B
        parsed_pass(9, 7, at.at_left, at.at_both, R"(
    right 5,1 3,-1
    again 3,1 1,-1
    sweep 0,1 0,-1 = 2,-1 4,-1
    right 7,1 5,-1
    sweep 8,0 6,0 4,-2 4,0 = 2,0
    sweep 9,1 = 7,1 5,1 3,1 1,-1
    stays 0,-2 2,0
    stays 1,1 3,1 1,-1 1,1
)"),
        // B to C
        parsed_pass(11, 9, at.at_both, at.at_right, R"(
    stays 5,1 3,-1
    again 7,1 5,-1
    sweep 2,1 2,-1 = 4,-1 6,-1
    sweep 3,1 = 5,1 7,1 7,-1 5,-1
    stays 0,1 2,1 0,-1
    sweep 0,0 0,-2 2,0 = 4,0 6,0 4,-2 6,-2
    right 8,1 8,-1
    right 11,1 9,-1 7,-1
    right 6,-2 8,0
    right 10,1 8,1 8,-1 10,1
)"),
        // C to A
        parsed_pass(9, 7, at.at_right, at.at_left, R"(
    right 7,1 7,-1 5,-1
    right 5,1 7,1
    right 8,1 6,1 4,-1 6,-1
    right 3,1 5,1 3,-1
    back  1,1 3,1 1,-1
    sweep 0,1 0,-1 = 2,-1 4,-1
    right 9,1 7,-1 5,-1
    sweep 6,0 4,-2 4,0 = 2,0 0,0
)"),
        // The first with a trail
        parsed_pass(9, 7, at.none, at.trail_and_far, R"(
    right 7,1 7,-1
    right 5,1 7,1 5,-1
    back  3,1 5,1 3,-1
    sweep 2,1 2,-1 = 4,-1 6,-1
    sweep 8,0 6,-2 6,0 = 4,0 2,0
    stays 0,1 0,-1 2,1
    stays 1,1 3,1 1,-1
    right 9,1 7,1
)"),
        // the second
        parsed_pass(9, 7, at.far, at.trail_and_right, R"(
    right 6,1 6,-1 4,-1
    right 4,1 6,1
    right 7,1 5,1 5,-1 3,-1 5,1
    back  2,1 2,-1 4,1 6,1
    stays 0,1 2,1 4,1
    sweep 9,1 7,-1 7,1 = 5,1 3,1
    stays 0,0 2,0
    stays 3,1 1,-1
)"),
        // the third
        parsed_pass(11, 7, at.at_right, at.trail, R"(
    stays 4,1 2,-1
    stays 6,1 4,1 4,-1
    again 8,1 6,1 6,-1
    sweep 9,1 7,-1 = 5,-1 3,-1 1,-1
    right 11,1 9,1 9,-1
    sweep 10,0 8,-2 8,0 = 6,0 4,0
    stays 0,1 0,-1 2,-1
    stays 2,1 4,1
    stays 1,1 1,-1 3,-1 5,1 3,1 1,-1
)"),
    };
}

}  // namespace

const Pass& pass_from(std::size_t place, std::int32_t length) {
    static const std::array<Pass, passes> even = even_passes();
    static const std::array<Pass, passes> odd = odd_passes();
    return (length % 2 == 0 ? even : odd).at(place);
}

}  // namespace pegwright::compose::growth
