#include "board/polygon.hpp"
#include "base/error.hpp"
#include "board/families/families.hpp"

namespace pegwright::board {
namespace {

std::string joined(std::span<const std::int32_t> sides) {
    std::string text;
    for (const std::int32_t s : sides) text += (text.empty() ? "" : "x") + std::to_string(s);
    return text;
}

}  // namespace

// A row lies between all three pairs of parallel sides.
Spans polygon_of_sides(std::span<const std::int32_t> sides) {
    Polygon::Steps steps{};
    for (std::size_t i = 0; i < steps.size(); ++i) steps[i] = sides[i] - 1;
    const auto polygon = Polygon::of(steps);
    if (!polygon)
        fail_input("polygon" + joined(sides) +
                   " does not close: sides 1+2 must equal sides 4+5, and 2+3 must equal 5+6, as in "
                   "polygon5x1x4x5x1x4");
    Spans holes;
    for (std::int32_t y = polygon->top; y <= polygon->bottom; ++y) {
        holes.add_run(std::max(polygon->left, y + polygon->low), std::min(polygon->right, y + polygon->high) + 1);
        holes.end_row();
    }
    return holes;
}

}  // namespace pegwright::board
