// A hole of a lattice, or a step between holes: column x and row y, both from zero (a1 is (0,0)).
//
// On the triangular lattice these are Bell's skew coordinates, where (1,1) leads to a neighbour too. Coordinates may be
// negative.
#pragma once

#include "base/rooms.hpp"

#include <compare>
#include <cstdint>

namespace pegwright::board {

struct Hole {
    std::int32_t x = 0;
    std::int32_t y = 0;

    friend constexpr auto operator<=>(Hole, Hole) = default;
    friend constexpr Hole operator+(Hole a, Hole b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Hole operator-(Hole a, Hole b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Hole operator*(std::int32_t k, Hole a) { return {k * a.x, k * a.y}; }
};

}  // namespace pegwright::board
