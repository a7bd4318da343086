// An affine map of the lattice onto itself: hole (x, y) goes to origin + x * ex + y * ey. Symmetries of boards are such
// maps, and placements of strips, purges and base solutions on a larger board.
//
// All operations are O(1). They check no overflow: sides end at 10^9, and the sum of two coordinates fits.
#pragma once

#include "board/jump.hpp"

#include <vector>

namespace pegwright::board {

struct Affine {
    Hole origin;
    Hole ex{1, 0};
    Hole ey{0, 1};

    // A jump's middle hole is mapped too.
    constexpr Hole operator()(Hole h) const { return origin + h.x * ex + h.y * ey; }
    constexpr Jump operator()(Jump j) const { return {(*this)(j.from), (*this)(j.to)}; }
    std::vector<Jump> operator()(std::vector<Jump> jumps) const {
        for (Jump& jump : jumps) jump = (*this)(jump);
        return jumps;
    }
    constexpr Affine operator*(const Affine& inner) const {
        return {(*this)(inner.origin), linear(inner.ex), linear(inner.ey)};
    }
    // The determinant must be 1 or -1, as for every symmetry.
    constexpr Affine inverse() const {
        const std::int32_t det = ex.x * ey.y - ex.y * ey.x;
        const Affine back{{0, 0}, {det * ey.y, -det * ex.y}, {-det * ey.x, det * ex.x}};
        return {Hole{0, 0} - back(origin), back.ex, back.ey};
    }
    friend constexpr bool operator==(const Affine&, const Affine&) = default;

private:
    constexpr Hole linear(Hole v) const { return v.x * ex + v.y * ey; }
};

}  // namespace pegwright::board
