// The passes on rectangles (theory/MOVES.md, "Fields"), as text of their shortest lengths.
#include "construct/growth/pass.hpp"
#include "construct/growth/pass_text.hpp"

#include <array>

namespace pegwright::construct::growth {
namespace {

using Passes = std::array<Pass, field_passes>;

// After the second and before the third; each begins with the trail's last peg, but for the very first.
const Pegs trail{{{1, -3}}, {}};

Passes even_fields() {
    const Pegs first{{{1, -3}}, {{1, -3}}};
    const Pegs second{{{1, -3}}, {{1, -1}}};
    return {
        parsed_pass(8, 4, trail, first, R"(
    stays 2,1 2,-1
    right 6,1 6,-1
    again 4,1 4,-1
    sweep 7,1 7,-1 = 5,-1 3,-1 1,-1
    sweep 0,0 = 2,0 4,0 6,0
    sweep 0,1 = 2,1 4,1 6,1 6,-1
)"),
        parsed_pass(8, 6, first, second, R"(
    stays 4,1 4,-1
    again 6,1 6,-1
    stays 2,1 2,-1
    sweep 0,0 = 2,0 4,0 6,0 6,-2
    sweep 0,1 = 2,1 4,1 6,1
    right 6,-3 6,-1
    sweep 7,1 7,-1 = 5,-1 3,-1 1,-1
)"),
        parsed_pass(8, 6, second, trail, R"(
    right 7,1 7,-1 5,-1
    again 3,1 3,-1
    sweep 6,1 6,-1 = 4,-1 2,-1
    sweep 5,0 = 3,0
    stays 1,1 3,1 3,-1 1,-1
    stays 0,1 0,-1 2,-1 2,1
    sweep 5,1 = 3,1 1,1 1,-1
)"),
    };
}

Passes odd_fields() {
    const Pegs first{{{1, -3}}, {{4, -3}}};
    const Pegs second{{{1, -3}}, {{4, -1}}};
    return {
        parsed_pass(11, 7, trail, first, R"(
    stays 1,1 1,-1
    right 5,1 5,-1
    again 3,1 3,-1
    sweep 0,1 0,-1 = 2,-1 4,-1 6,-1
    sweep 7,0 = 5,0 3,0 1,0
    right 9,1 9,-1
    right 7,1 9,1
    right 10,1 10,-1 8,-1 8,1
    sweep 9,1 = 7,1 5,1 3,1 1,1 1,-1
)"),
        parsed_pass(11, 9, first, second, R"(
    right 6,1 6,-1
    stays 2,1 2,-1
    again 4,1 4,-1
    sweep 0,0 = 2,0 4,0 6,0 6,-2
    sweep 0,1 = 2,1 4,1 6,1
    right 8,1 8,-1
    right 7,1 7,-1 9,-1
    right 10,1 10,-1 8,-1
    right 6,-3 6,-1
    sweep 9,1 9,-1 = 7,-1 5,-1 3,-1 1,-1
)"),
        parsed_pass(11, 7, second, trail, R"(
    right 7,1 7,-1 5,-1
    right 9,1 9,-1
    right 5,1 7,1 9,1
    right 4,1 4,-1 6,-1 6,1
    again 2,1 2,-1
    sweep 0,0 = 2,0 4,0
    sweep 0,1 = 2,1 4,1 4,-1
    right 10,1 10,-1 8,-1 8,1
    sweep 9,1 7,1 5,1 5,-1 = 3,-1 1,-1
)"),
    };
}

}  // namespace

const Pass& field_pass(std::size_t place, std::int32_t length) {
    static const std::array<Passes, 2> all{even_fields(), odd_fields()};
    return all[static_cast<std::size_t>(length) % 2][place];
}

}  // namespace pegwright::construct::growth
