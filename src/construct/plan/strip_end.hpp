// One end of a strip that may be cut off: which heads and relocating purges fit?
//
// Only the form of the two ends, the lengths of the strip and of the row beyond, and the place of the hole to relocate
// matter. The proof in theory/POLYGONS.md relies on that; its test calls this file.
#pragma once

#include "construct/plan/plan.hpp"

#include <optional>
#include <utility>

namespace pegwright::construct {

struct StripEnd {
    using Towards = std::pair<const std::int32_t, Heads>;  // width of a head, and the head

    const StripPurges* purges = nullptr;  // for these two ends, or deep; null: none stored
    Affine place;                         // strip coordinates, column 0 at this end
    std::int32_t beyond = 0;              // holes of row 0
    std::int32_t length = 0;              // of row 1, the first of the strip
    std::int32_t rows = purge_rows;
    bool has_far_columns = true;  // whether chains may go to the other end
    std::int32_t lost = 0;        // holes that row 3 of a block lacks against row 1

    // The narrowest heads that fill the strip, or that a chain can extend to the other end; null if there are none.
    const Towards* heads() const;
    // Nothing if there is no head.
    std::optional<Strip> clearing() const;
    // Leads the vacancy to `inside`, or brings the last peg from there. Nothing if no stored purge does.
    struct Relocating {
        Strip strip;
        Hole inside;
    };
    std::optional<Relocating> relocating(Hole hole, Strip::Kind kind) const;

private:
    bool holds(std::int32_t width) const;
    Strip strip(std::int32_t offset, std::int32_t width) const;
};

// Tries both ends. Cut: planner.hpp.
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
