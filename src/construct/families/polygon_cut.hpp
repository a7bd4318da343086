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

    // Nothing if the strip along a side may not be cut off: a side of one hole; one beside a side of two holes, whose
    // corner, one hole short, takes the strip out of the null class; or what is left is no polygon of the theorem.
    static std::optional<PolygonCut> of(const Shape& from, int side);
    static Board board(const Shape& shape) { return board::polygon_board(shape); }
    static Hole corner(const Shape& shape) { return {shape.left, shape.top}; }

    bool has(Hole hole) const { return from.distance(hole, side) < purge_rows; }
    // How the strip goes at a neighbouring side, which it ends at or runs past.
    End end(int neighbour) const;
    std::array<int, 2> neighbours() const { return {board::side_after(side), board::side_before(side)}; }
    StripEnd end_at(int toward) const;
    // Holes of the strip's first row, the one beside what is left.
    std::int32_t length() const;

    // holes: which ones of another strip's catalyst, on that side, this one takes. Whether they lie at an end of it,
    // where jumps are watched: it is along the same side or the one it meets, or, past a side of three holes, the next.
    bool at_end(int of_side, const std::array<bool, 3>& holes) const;
    // Further ones like it are cut off one by one.
    std::int32_t repeats(Hole, Hole) const { return 0; }
    PolygonCut further(std::int32_t) const { return *this; }

private:
    Affine place(int toward) const;
    std::int32_t beyond() const { return left.steps()[static_cast<std::size_t>(side)] + 1; }
};

}  // namespace pegwright::construct
