// A strip of three or six rows that may be cut off a rectangle of the square or the diagonal lattice.
#pragma once

#include "construct/plan/strip_end.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace pegwright::construct {

// What is left. Sides: 0 bottom, 1 right, 2 top, 3 left.
struct PlacedRectangle {
    Hole corner;
    std::int32_t width;
    std::int32_t height;
    Lattice lattice;

    static constexpr bool is_horizontal(int side) { return side % 2 == 0; }
    // Rows along a side, and their length.
    std::int32_t depth(int side) const { return is_horizontal(side) ? height : width; }
    std::int32_t length(int side) const { return is_horizontal(side) ? width : height; }
    std::int32_t distance(Hole hole, int side) const;
    PlacedRectangle without(int side, std::int32_t rows) const;
};

struct RectangleCut {
    using Shape = PlacedRectangle;

    Shape from;
    int side;
    std::int32_t rows;
    Shape left;

    // Nothing if a side shorter than 4 would be left.
    static std::optional<RectangleCut> of(const Shape& from, int side, std::int32_t rows);
    static Board board(const Shape& shape) { return Board::rectangle(shape.width, shape.height, shape.lattice); }
    static Hole corner(const Shape& shape) { return shape.corner; }

    bool has(Hole hole) const { return from.distance(hole, side) < rows; }
    std::array<int, 2> neighbours() const { return {(side + 1) % 4, (side + 3) % 4}; }
    StripEnd end_at(int toward) const;
    // A catalyst is in a corner of the rectangle its strip leaves, so at an end of this strip, or along it.
    bool at_end(int of_side, const std::array<bool, 3>&) const { return (side + of_side) % 2 == 1 || side == of_side; }
    std::int32_t repeats(Hole a, Hole b) const;
    RectangleCut further(std::int32_t n) const;
};

}  // namespace pegwright::construct
