#include "compose/few_moves/triangles/outline.hpp"

#include <algorithm>

namespace pegwright::compose::few_moves {

using board::Affine;

Affine Outline::turned(std::size_t to_below) const {
    const std::int32_t last = side() - 1;
    Affine frame{{left, left + right}};
    // What was on the left is below then.
    for (std::size_t i = 0; i < to_below; ++i) frame = frame * Affine{{last, last}, {0, 1}, {-1, -1}};
    return frame;
}

std::optional<Parting> passing(const Outline& outline, std::size_t side, std::span<const Hole> pegs) {
    const auto near = [&](Hole h, std::int32_t rows) { return outline.distance(side, h) == rows; };
    if (std::any_of(pegs.begin(), pegs.end(), [&](Hole h) { return near(h, 0); })) return std::nullopt;
    const Affine back = outline.turned(side).inverse();
    for (const Hole& peg : pegs) {
        if (!near(peg, 1)) continue;
        const std::int32_t column = back(peg).x;
        const auto parting = parted_below(outline.side() + 1, column);
        if (!parting) continue;
        const auto in_the_way = [&](Hole h) {
            if (!near(h, 1) || h == peg) return false;
            const std::int32_t x = back(h).x;
            return (x >= parting->first_kept && x <= parting->last_kept) ||
                   x == (parting->mirrored ? 0 : outline.side() - 2);
        };
        if (std::none_of(pegs.begin(), pegs.end(), in_the_way)) return parting;
    }
    return std::nullopt;
}

}  // namespace pegwright::compose::few_moves
