// A hole of the lattice, by column x and row y, both from zero (a1 is (0,0)).
//
// Both lattices use the same integer coordinates. On the triangular lattice these are Bell's skew
// coordinates: x counts along the row, y counts rows, and (1,1) is a neighbour direction as well.
#pragma once

#include "base/rooms.hpp"

#include <compare>
#include <cstdint>

namespace pegwright::board {

// Also a step from one hole to another. Eight bytes, passed by value. No board is known here: any
// pair of coordinates will do, negative ones while sums are made. Ordered by x, then y, for maps and
// sets.
struct Hole {
    std::int32_t x = 0;
    std::int32_t y = 0;

    friend constexpr auto operator<=>(Hole, Hole) = default;
    friend constexpr Hole operator+(Hole a, Hole b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Hole operator-(Hole a, Hole b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Hole operator*(std::int32_t k, Hole a) { return {k * a.x, k * a.y}; }
};

}  // namespace pegwright::board
