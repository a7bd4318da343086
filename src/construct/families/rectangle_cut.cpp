#include "construct/families/rectangle_cut.hpp"

namespace pegwright::construct {
namespace {

constexpr std::int32_t least_side = 4;
constexpr std::array<Hole, 4> outwards = {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};

Hole outwards_of(int side) { return outwards[static_cast<std::size_t>(side)]; }

const Catalogue& catalogue_of(Lattice lattice) {
    return lattice == Lattice::diagonal ? diagonal_catalogue() : square_catalogue();
}

}  // namespace

std::int32_t PlacedRectangle::distance(Hole hole, int side) const {
    const Hole h = hole - corner;
    return side == 0 ? height - 1 - h.y : side == 1 ? width - 1 - h.x : side == 2 ? h.y : h.x;
}

PlacedRectangle PlacedRectangle::without(int side, std::int32_t rows) const {
    PlacedRectangle left(*this);
    (is_horizontal(side) ? left.height : left.width) -= rows;
    if (side == 2) left.corner.y += rows;
    if (side == 3) left.corner.x += rows;
    return left;
}

std::optional<RectangleCut> RectangleCut::of(const Shape& from, int side, std::int32_t rows) {
    if (from.depth(side) - rows < least_side) return std::nullopt;
    return RectangleCut{from, side, rows, from.without(side, rows)};
}

StripEnd RectangleCut::end_at(int toward) const {
    const Hole out = outwards_of(side);
    // From the corner of the two sides inwards to the row beyond the strip.
    const bool right = side == 1 || toward == 1;
    const bool bottom = side == 0 || toward == 0;
    const Hole at = from.corner + Hole{right ? from.width - 1 : 0, bottom ? from.height - 1 : 0};
    const Catalogue& catalogue = catalogue_of(from.lattice);
    StripEnd seen;
    seen.purges = rows == purge_rows ? &catalogue.straight() : &catalogue.deep;
    seen.place = {at - rows * out, -1 * outwards_of(toward), out};
    seen.beyond = seen.length = from.length(side);
    seen.rows = rows;
    return seen;
}

std::int32_t RectangleCut::repeats(Hole a, Hole b) const {
    const std::int32_t free = std::min(left.distance(a, side), left.distance(b, side));
    return std::max(0, std::min(free, left.depth(side) - least_side)) / rows;
}

RectangleCut RectangleCut::further(std::int32_t n) const {
    const Shape before = from.without(side, n * rows);
    return {before, side, rows, before.without(side, rows)};
}

}  // namespace pegwright::construct
