// How a board leaves in bands of three rows until a rectangle is left (theory/BANDS.md): geometry only, no jumps.
//
// A tab whose depth is a multiple of three leaves band by band, from its tip inwards; each band, of any width from
// three on, goes beside two holes of the full row that follows. A band with the start in it, or the finish, leaves in
// pieces: a relocating purge takes the vacancy three rows further in (or six), or brings the last peg out from there.
#pragma once

#include "construct/bands/band_relocations.hpp"
#include "construct/bands/outline.hpp"
#include "game/problem.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace pegwright::construct {

inline constexpr std::int32_t band_rows = 3;

// Bands that lie on each other and leave one after the other.
struct Bands {
    Affine place;        // (i, t): the i-th hole along the tip of the first, t rows further in
    std::int32_t width;  // 3 or more
    std::int32_t count;
};
struct RelocatedBlock {
    Affine place;  // of the purge's strip coordinates
    const BandRelocation* purge;
    bool of_start;  // of the vacancy; else of the last peg
};

struct Reduction {
    std::vector<std::variant<Bands, RelocatedBlock>> steps;  // from the outside in
    // The rectangle that is left, its sides 4 or more, and what is to be solved on it.
    Hole corner;
    std::int32_t width;
    std::int32_t height;
    Hole vacancy;
    Hole finish;
};

// problem: from one vacancy to one peg. Nothing if the board is on another lattice, or its outline has too many lines,
// or if no order of tabs tried leads to a rectangle. Whether the classes agree is not asked. O(runs), O(lines²) a tab,
// and O(1) for each three rows that start and finish are led through; at most 500 outlines are met.
std::optional<Reduction> reduce_by_bands(const Problem& problem);

}  // namespace pegwright::construct
