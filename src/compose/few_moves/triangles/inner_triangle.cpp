#include "compose/few_moves/triangles/inner_triangle.hpp"

namespace pegwright::compose::few_moves {
namespace {

constexpr std::size_t most_positions_of_triangle = 2'000;

}  // namespace

RowsBeyond InnerTriangle::beyond(std::size_t at, std::int32_t rows) const {
    const std::int32_t last = side() - 1;
    Affine frame{{left, left + right}};
    // The left side comes below.
    for (std::size_t i = 0; i < at; ++i) frame = frame * Affine{{last, last}, {0, 1}, {-1, -1}};
    return {frame * Affine{{0, side()}}, rows, side() + 1, true};
}

Endings triangle_endings(std::int32_t side, const RowsOfSides& beyond, Hole finish) {
    const auto beyond_side = [=](std::size_t at, unsigned later) {
        InnerTriangle triangle{0, 0, side - 1};
        for (std::size_t i = 0; i < sides; ++i)
            if ((later >> i & 1U) == 0) triangle.grow(i, beyond[i]);
        return triangle.beyond(at, beyond[at]);
    };
    const auto contains = [side](Hole h) { return h.x >= 0 && h.x <= h.y && h.y < side; };
    return {{Lattice::triangular, {0, 0}, side, contains, sides, beyond_side, false, most_positions_of_triangle},
            {{finish}}};
}

}  // namespace pegwright::compose::few_moves
