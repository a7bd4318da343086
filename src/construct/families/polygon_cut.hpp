// A strip of three rows that may be cut off a convex polygon of the triangular lattice.
#pragma once

#include "board/polygon.hpp"
#include "construct/plan/strip_end.hpp"

#include <array>
#include <optional>

namespace pegwright::construct {

struct PolygonCut {
    using Shape = board::Polygon;

    Shape from;
    int side;
    Shape left;

    // Nothing if the theorem does not cover the polygon left, or the side has one hole. Nothing also if a neighbouring
    // side has two holes: the strip would lack a corner and leave the null class.
    static std::optional<PolygonCut> of(const Shape& from, int side);
    static Board board(const Shape& shape) { return board::polygon_board(shape); }
    static Hole corner(const Shape& shape) { return {shape.left, shape.top}; }

    bool has(Hole hole) const { return from.distance(hole, side) < purge_rows; }
    End end(int neighbour) const;
    std::array<int, 2> neighbours() const { return {board::side_after(side), board::side_before(side)}; }
    StripEnd end_at(int toward) const;
    std::int32_t length() const;

    // Whether these holes, which this strip takes from another strip's catalyst, lie at an end of this strip. They do
    // if it lies along the same or a neighbouring side. Along the side after that: if one hole is left of the side
    // between, or if it is a single hole.
    bool at_end(int of_side, const std::array<bool, 3>& holes) const;
    std::int32_t repeats(Hole, Hole) const { return 0; }
    PolygonCut further(std::int32_t) const { return *this; }

private:
    Affine place(int toward) const;
    std::int32_t beyond() const { return left.steps()[static_cast<std::size_t>(side)] + 1; }
};

}  // namespace pegwright::construct
