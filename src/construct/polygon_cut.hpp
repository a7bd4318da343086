// A strip of three rows that may be cut off a convex polygon, and what clears it or takes the vacancy out of it.
//
// What can be done with a strip depends on its two ends, on the holes of its row beyond, and on where in it the hole
// is that is to be relocated, from either end: nothing else of the polygon matters. The proof of theory/POLYGONS.md
// rests on that, and its test asks this file.
#pragma once

#include "board/polygon.hpp"
#include "construct/plan.hpp"

#include <array>
#include <optional>
#include <utility>

namespace pegwright::construct {

struct PolygonCut {
    static constexpr std::int32_t rows = 3;
    using Towards = std::pair<const std::int32_t, Heads>;  // width of a head, and the head

    board::Polygon from;
    int side;
    board::Polygon left;

    // Nothing if the strip along a side may not be cut off: a side of one hole; one beside a side of two holes, whose
    // corner, one hole short, takes the strip out of the null class; or what is left is no polygon of the theorem.
    static std::optional<PolygonCut> of(const board::Polygon& from, int side);

    bool has(Hole hole) const { return from.distance(hole, side) < rows; }
    // How the strip goes at a neighbouring side, which it ends at or runs past.
    End end(int neighbour) const;
    std::array<int, 2> neighbours() const { return {board::side_before(side), board::side_after(side)}; }
    // Strip coordinates, the left end towards a neighbouring side: row 0 is the side of what remains.
    Affine place(int toward) const;
    // Holes of row 0, and of row 1, the first of the strip.
    std::int32_t beyond() const;
    std::int32_t length() const;

    // The narrowest heads at this end whose distance from the other a chain can bridge; none if there are none.
    const Towards* heads(int toward) const;
    // Clears the strip, with a head at either end; nothing if there is none.
    std::optional<Strip> clearing() const;
    // Takes the vacancy out of the strip, or brings the last peg into it, and to which hole of the row beyond, or from
    // which; nothing if no purge in store does.
    struct Relocating {
        Strip strip;
        Hole inside;
    };
    std::optional<Relocating> relocating(Hole hole, Strip::Kind kind) const;

private:
    int other(int toward) const {
        return toward == board::side_before(side) ? board::side_after(side) : board::side_before(side);
    }
    const EndPurges* purges(int toward) const;
    bool holds(int toward, std::int32_t width) const;
    std::optional<Relocating> relocating(Hole hole, Strip::Kind kind, int toward) const;
};

}  // namespace pegwright::construct
