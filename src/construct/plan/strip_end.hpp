// A strip that may be cut off a board, seen from one of its ends: which heads and relocating purges fit it.
//
// All that is asked for is how the two ends go, how long the strip and the row beyond it are, and how far from either
// end the hole is that is to be relocated. The proof of theory/POLYGONS.md rests on that, and its test asks this file.
#pragma once

#include "construct/plan/plan.hpp"

#include <optional>
#include <utility>

namespace pegwright::construct {

struct StripEnd {
    using Towards = std::pair<const std::int32_t, Heads>;  // width of a head, and the head

    const StripPurges* purges = nullptr;  // for these two ends, or deep ones; null: none are in store
    Affine place;                         // strip coordinates, column 0 at this end
    std::int32_t beyond = 0;              // holes of row 0
    std::int32_t length = 0;              // of row 1, the first of the strip
    std::int32_t rows = purge_rows;
    bool has_far_columns = true;  // chains may go on to the other end
    std::int32_t lost = 0;        // holes by which row 3 of a block is shorter than row 1

    // The narrowest heads that fill the strip, or whose distance from the other end a chain can bridge; none if there
    // are none.
    const Towards* heads() const;
    // Clears the strip; nothing if there is no head.
    std::optional<Strip> clearing() const;
    // Takes the vacancy out of the strip, or brings the last peg into it, and to which hole of the row beyond, or from
    // which; nothing if no purge in store does.
    struct Relocating {
        Strip strip;
        Hole inside;
    };
    std::optional<Relocating> relocating(Hole hole, Strip::Kind kind) const;

private:
    bool holds(std::int32_t width) const;
    Strip strip(std::int32_t offset, std::int32_t width) const;
};

// The same from whichever end something fits. Cut: planner.hpp.
template <class Cut>
std::optional<Strip> clearing(const Cut& cut) {
    for (const int toward : cut.neighbours())
        if (auto strip = cut.end_at(toward).clearing()) return strip;
    return std::nullopt;
}
template <class Cut>
std::optional<StripEnd::Relocating> relocating(const Cut& cut, Hole hole, Strip::Kind kind) {
    for (const int toward : cut.neighbours())
        if (auto found = cut.end_at(toward).relocating(hole, kind)) return found;
    return std::nullopt;
}

}  // namespace pegwright::construct
