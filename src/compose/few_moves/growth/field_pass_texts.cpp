// The passes on rectangles (theory/MOVES.md, "Fields"), as text of their shortest lengths. Found by shortening six rows
// that leave two by two, and by trying which of the moves can be stretched.
#include "compose/few_moves/growth/pass.hpp"
#include "compose/few_moves/growth/pass_text.hpp"

namespace pegwright::compose::growth {
namespace {

const Pegs trail{{{1, -1}, {1, 1}, {1, 3}}, {}};

// Of eight columns alone; the next one does not become this.
const Pass& eight_columns() {
    static const Pass pass = parsed_pass(8, 10, {}, trail, R"(
    stays 6,1 6,-1
    stays 6,3 6,1
    stays 4,3 6,3
    stays 4,1 4,-1
    stays 2,1 2,-1
    stays 7,3 5,3
    stays 0,1 2,1 4,1 4,3 6,3
    stays 0,0 2,0 4,0 6,0 6,2 4,2
    stays 2,3 4,3 4,1 6,1
    stays 7,1 7,-1 5,-1 3,-1 1,-1
    stays 3,5 3,3 3,1
    stays 0,3 2,3 2,1 4,1
    stays 1,5 1,3 1,1
    stays 0,5 0,3 0,1 2,1
    stays 5,5 5,3 7,3 7,1 5,1 3,1 1,1
    stays 7,4 5,4 3,4 1,4
    stays 7,5 5,5 3,5 1,5 1,3
)");
    return pass;
}

const Pass& even_field() {
    static const Pass pass = parsed_pass(10, 10, {}, trail, R"(
    right 8,1 8,-1
    right 6,1 8,1
    right 4,1 4,-1
    right 4,3 4,1 6,1 6,-1
    again 2,1 2,-1
    sweep 9,1 9,-1 = 7,-1 5,-1 3,-1 1,-1
    right 7,3 7,1 7,-1
    right 9,3 7,3
    right 6,3 8,3
    right 8,2 8,0
    sweep 0,1 = 2,1 4,1
    again 2,3 2,1
    sweep 0,3 = 2,3 4,3 6,3 6,1
    right 5,5 5,3 5,1 5,-1
    again 3,5 3,3 3,1 3,-1
    sweep 0,5 0,3 0,1 0,-1 = 2,-1 4,-1 6,-1 8,-1 8,1
    stays 1,5 1,3 1,1 1,-1
    sweep 7,5 7,3 9,3 9,1 = 7,1 5,1 3,1 1,1
    sweep 9,4 = 7,4 5,4 3,4 1,4
    sweep 9,5 = 7,5 5,5 3,5 1,5 1,3
)");
    return pass;
}

const Pass& odd_field() {
    static const Pass pass = parsed_pass(11, 13, {}, trail, R"(
    right 6,1 6,-1
    right 4,1 6,1
    again 2,1 2,-1
    sweep 0,1 = 2,1 4,1 4,-1
    right 9,1 9,-1
    right 7,1 9,1
    sweep 7,3 7,1 7,-1 = 5,-1 3,-1 1,-1
    right 5,3 5,1 5,-1
    right 9,3 7,3 5,3
    right 10,1 10,-1 8,-1 8,1 8,3
    right 4,3 6,3
    right 5,5 5,3 7,3 9,3
    right 2,3 4,3 4,1
    right 10,3 10,1 8,1
    back 0,3 2,3 2,1
    right 10,5 10,3 8,3
    right 6,2 6,0
    again 3,5 3,3 3,1 3,-1
    sweep 0,5 0,3 0,1 0,-1 = 2,-1 4,-1 6,-1 6,1
    sweep 7,5 7,3 9,3 9,1 = 7,1 5,1 3,1 1,1 1,-1
    stays 1,5 1,3 1,1
    sweep 9,4 = 7,4 5,4 3,4 1,4
    sweep 9,5 = 7,5 5,5 3,5 1,5 1,3
)");
    return pass;
}

}  // namespace

const Pass& field_pass(std::int32_t length) {
    if (length == 8) return eight_columns();
    return length % 2 == 0 ? even_field() : odd_field();
}

}  // namespace pegwright::compose::growth
