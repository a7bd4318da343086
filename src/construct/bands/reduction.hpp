// How a board leaves in bands of three rows until a rectangle is left, or a lump of 160 holes at most around start and
// finish (theory/BANDS.md), or a rest that is planned otherwise: geometry only, no jumps but the lump's.
//
// A tab whose depth is a multiple of three leaves band by band, from its tip inwards; each band, of any width from
// three on, goes beside two holes of the full row that follows. A band with the start in it, or the finish, leaves in
// pieces: a relocating purge takes the vacancy three rows further in (or six), or brings the last peg out from there.
// Or what is beside start and finish leaves, by a multiple of three rows, and they stay where they are.
#pragma once

#include "construct/bands/band_relocations.hpp"
#include "construct/bands/outline.hpp"
#include "construct/insertions.hpp"
#include "game/problem.hpp"

#include <functional>
#include <optional>
#include <span>
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

// Its sides 4 or more.
struct RectangleLeft {
    Hole corner;
    std::int32_t width;
    std::int32_t height;
};
struct LumpLeft {
    std::vector<Jump> jumps;  // a solution
};
struct RestLeft {
    Insertions plan;  // of a board of its own
    Hole shift;       // of its holes
};

// So many lumps are tried at most, of so many holes at most.
inline constexpr int most_lumps = 30;
inline constexpr std::size_t largest_lump = 160;

// The jumps from one vacancy among these holes to one peg, if they are found.
using SolveLump =
    std::function<std::optional<std::vector<Jump>>(std::span<const Hole> holes, Hole vacancy, Hole finish)>;

// Rests have no part narrower than this, and half of the board's holes at most.
inline constexpr std::int32_t least_of_rest = 12;

// A plan for all these holes, if one is found. patience: 0 at first, 1 when other rests were not planned either.
using PlanRest =
    std::function<std::optional<RestLeft>(std::vector<Hole> holes, Hole vacancy, Hole finish, int patience)>;

struct Reduction {
    std::vector<std::variant<Bands, RelocatedBlock>> steps;  // from the outside in
    std::variant<RectangleLeft, LumpLeft, RestLeft> left;
    Hole vacancy;  // of what is left
    Hole finish;
};

// problem: from one vacancy to one peg. Nothing if the board is on another lattice, or its outline has too many lines,
// or if no order of tabs tried leads to a rectangle, or to a lump that is solved. Whether the classes agree is not
// asked. O(runs), O(lines²) a tab, and O(1) for each three rows that start and finish are led through; at most 1,000
// outlines are met, and solve_lump is called most_lumps times at most. plan_rest, if there is one, is called four
// times at most, when all else has failed: for what is left when all tabs have been cut as far as they can be, and for
// what is left if some of each stays.
std::optional<Reduction> reduce_by_bands(const Problem& problem, const SolveLump& solve_lump,
                                         const PlanRest& plan_rest = {});

}  // namespace pegwright::construct
