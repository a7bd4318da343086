#include "construct/growth/rows.hpp"

#include "construct/growth/pass.hpp"
#include "construct/growth/pass_text.hpp"

namespace pegwright::construct::growth {
namespace {

// Each row is two fields, columns 0 to 7 and the others. Each leaves a trail beside the other field.
constexpr std::int32_t near_field = 8;
constexpr std::int32_t near_trail = near_field - 2;
constexpr std::int32_t far_trail = near_field + 1;
// Of the last six rows this many columns beside the near field stay, for the sweepers.
constexpr std::int32_t block = 6;
constexpr std::int32_t rows_at_once = 2 * static_cast<std::int32_t>(field_passes);

// The block, columns 0 to 5 and rows 0 to 5, and what the trails have in these rows, columns -2 and 7, become two pegs
// at
// (-2, -2) and (1, -2), without a hole of row -2 but these. Not stretched: one length alone.
const Pass& two_sweepers() {
    static const Pass pass = parsed_pass(block, 0, {}, {}, R"(
    stays 4,3 6,3
    stays 4,1 6,1
    stays 4,5 4,3 4,1
    stays 2,2 4,2 6,2 6,4
    stays 1,1 1,-1
    stays 0,1 0,-1 2,-1
    stays 3,1 3,-1 1,-1
    stays 1,3 1,1 3,1
    stays 3,4 3,2 3,0 1,0 1,-2
    stays 5,4 7,4 7,2 7,0
    stays 2,5 4,5
    stays 0,5 2,5
    stays 5,5 3,5 1,5 1,3 3,3
    stays 7,-1 7,1 5,1 3,1
    stays 5,0 3,0 3,2 3,4 1,4 -1,4
    stays 0,2 0,4 -2,4 -2,2 -2,0 -2,-2
)");
    return pass;
}

// By jumps of two rows back, to row -2.
void sweep(std::int32_t column, std::int32_t row, const Affine& at, Batch& batch) {
    for (; row > -2; row -= 2) batch.add(at(Jump{{column, row}, {column, row - 2}}));
}

}  // namespace

void take_rows(std::int32_t rows, std::int32_t length, std::int32_t catalyst, const Affine& at, Batch& batch) {
    const std::int32_t last = rows - rows_at_once;
    for (std::int32_t y = 0; y < rows; y += 2) {
        const auto place = static_cast<std::size_t>(y / 2) % field_passes;
        play(field_pass(place, near_field), near_field, at * Affine{{near_field - 1, y}, {-1, 0}}, batch);
        const std::int32_t from = near_field + (y >= last ? block : 0);
        play(field_pass(place, length - from), length - from, at * Affine{{from, y}}, batch);
    }
    play(two_sweepers(), block, at * Affine{{near_field, last}}, batch);
    // Three columns apart, each side of the peg: one jumps over it, the other over that one to where the peg stood.
    const auto jump = [&](std::int32_t from, std::int32_t to) { batch.add(at(Jump{{from, -2}, {to, -2}})); };
    if (catalyst == first_catalyst) {
        sweep(far_trail, last - 2, at, batch);
        sweep(near_trail, last - 2, at, batch);
        jump(near_trail, last_catalyst);
        jump(far_trail, first_catalyst);
    } else {
        sweep(near_trail, last - 2, at, batch);
        sweep(far_trail, last - 2, at, batch);
        jump(far_trail, first_catalyst);
        jump(near_trail, last_catalyst);
    }
}

}  // namespace pegwright::construct::growth
