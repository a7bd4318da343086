// An affine map of the lattice onto itself: hole (x, y) to origin + x * ex + y * ey.
#pragma once

#include "board/jump.hpp"

#include <vector>

namespace pegwright::board {

// Symmetries of boards are such maps, and so are the places where strips, purges and base solutions
// lie on a board: what was found once on a small board is played at origin, along ex and ey. Six
// integers, and O(1) each; no coordinate is checked for overflow, as sides end at 10^9 and the sum of
// two fits.
struct Affine {
    Hole origin;
    Hole ex{1, 0};
    Hole ey{0, 1};

    // The image of a hole, of a jump, whose hole jumped over goes along, and of a list of jumps.
    constexpr Hole operator()(Hole h) const { return origin + h.x * ex + h.y * ey; }
    constexpr Jump operator()(Jump j) const { return {(*this)(j.from), (*this)(j.to)}; }
    std::vector<Jump> operator()(std::vector<Jump> jumps) const {
        for (Jump& jump : jumps) jump = (*this)(jump);
        return jumps;
    }
    // The map that does inner first, then this.
    constexpr Affine operator*(const Affine& inner) const {
        return {(*this)(inner.origin), linear(inner.ex), linear(inner.ey)};
    }
    // The inverse; the determinant must be 1 or -1, as it is for every symmetry of a lattice.
    constexpr Affine inverse() const {
        const std::int32_t det = ex.x * ey.y - ex.y * ey.x;
        const Affine back{{0, 0}, {det * ey.y, -det * ex.y}, {-det * ey.x, det * ex.x}};
        return {Hole{0, 0} - back(origin), back.ex, back.ey};
    }
    friend constexpr bool operator==(const Affine&, const Affine&) = default;

private:
    // The map of directions: without the origin.
    constexpr Hole linear(Hole v) const { return v.x * ex + v.y * ey; }
};

}  // namespace pegwright::board
