#include "construct/families/polygon_cut.hpp"

#include "theory/polygons.hpp"

#include <algorithm>

namespace pegwright::construct {

using board::along_side;
using board::Polygon;
using board::side_after;
using board::side_before;

std::optional<PolygonCut> PolygonCut::of(const Polygon& from, int side) {
    const Polygon::Steps steps = from.steps();
    const auto of = [&](int s) { return steps[static_cast<std::size_t>(s)]; };
    if (of(side) == 0 || of(side_before(side)) == 1 || of(side_after(side)) == 1) return std::nullopt;
    const auto left = from.without(side, purge_rows);
    if (!left || !theory::is_complete(*left)) return std::nullopt;
    return PolygonCut{from, side, *left};
}

End PolygonCut::end(int neighbour) const {
    const std::int32_t steps = from.steps()[static_cast<std::size_t>(neighbour)];
    return steps == 0 ? End::sharp : steps == 2 ? End::cut : End::blunt;
}

// Column 0 is at the side `toward`. Row 0 is the side of the polygon that is left.
Affine PolygonCut::place(int toward) const {
    const auto direction = [&](int turns) {
        return along_side[static_cast<std::size_t>((side + (toward == side_before(side) ? turns : 9 - turns)) % 6)];
    };
    const auto corner = left.corner(toward == side_before(side) ? side : side_after(side));
    return {{corner.x, corner.y}, direction(0), direction(4)};
}

std::int32_t PolygonCut::length() const {
    return beyond() + 1 - (end(side_before(side)) == End::blunt ? 1 : 0) -
           (end(side_after(side)) == End::blunt ? 1 : 0);
}

StripEnd PolygonCut::end_at(int toward) const {
    const int other = toward == side_before(side) ? side_after(side) : side_before(side);
    const End here = end(toward);
    const End there = end(other);
    const auto& all = triangular_catalogue().ends;
    const auto it = all.find({here, there});
    StripEnd seen;
    seen.purges = it == all.end() ? nullptr : &it->second;
    seen.place = place(toward);
    seen.beyond = beyond();
    seen.length = length();
    seen.has_far_columns = there != End::cut;
    seen.lost = there == End::blunt && here != End::sharp ? purge_rows - 1 : 0;
    return seen;
}

bool PolygonCut::at_end(int of_side, const std::array<bool, 3>& holes) const {
    const int turns = (side - of_side + 6) % 6;
    if (turns == 3) return false;
    if (turns != 2 && turns != 4) return true;
    const int between = turns == 2 ? side_after(of_side) : side_before(of_side);
    const bool one = std::count(holes.begin(), holes.end(), true) == 1;
    return one || from.steps()[static_cast<std::size_t>(between)] == 0;
}

}  // namespace pegwright::construct
