// What is left of a board while bands of three rows leave it, and where its vacancy and its last peg are by then.
//
// A tab whose depth is a multiple of three leaves band by band, from its tip inwards; each band, of any width from
// three on, goes beside two holes of the full row that follows. A band with the start in it, or the finish, leaves in
// pieces: a relocating purge takes the vacancy three rows further in (or six), or brings the last peg out from there.
#pragma once

#include "construct/bands/band_relocations.hpp"
#include "construct/bands/outline.hpp"

#include <array>
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
using BandStep = std::variant<Bands, RelocatedBlock>;

class Remainder {
public:
    using Tab = Outline::Tab;
    // The vacancy and the hole of the last peg.
    enum : std::size_t { start, finish };
    using Endpoints = std::array<Hole, 2>;

    Remainder(Outline whole, Hole vacancy, Hole last_peg) : outline_(std::move(whole)), endpoints_{vacancy, last_peg} {}

    const Outline& outline() const { return outline_; }
    const Endpoints& endpoints() const { return endpoints_; }
    // What has left, from the outside in.
    const std::vector<BandStep>& steps() const { return steps_; }

    // Those of the outline that are so wide and deep that some rows of theirs can leave.
    std::vector<Tab> tabs() const;
    // The most rows of a tab, up to so many, that can leave band by band: what follows is as wide.
    static std::int32_t rows_that_leave(const Tab& tab, std::int32_t most);
    // Where a hole is: along the tip and rows further in; nothing if it is not in the tab.
    static std::optional<Hole> in_tab(const Tab& tab, Hole hole);
    // The rows from the tip to vacancy and last peg; so many where these are not within them.
    std::array<std::int32_t, 2> rows_to_endpoints(const Tab& tab, std::int32_t rows) const;

    // So many rows leave, a multiple of three, and lead vacancy and last peg inwards. False, and nothing has changed,
    // if no way was found. O(1) for each three rows that these are in, and O(lines²).
    bool take(const Tab& tab, std::int32_t rows);
    // The same of a corridor or a floor; false as well if what would be left does not hang together.
    bool cut_through(const Tab& tab, std::int32_t rows);
    // So many rows of some columns, three or more, in which neither vacancy nor last peg is.
    void take_columns(const Tab& tab, std::int32_t first, std::int32_t end, std::int32_t rows);

    struct Taken {
        std::size_t steps;
        Endpoints endpoints;
    };
    struct Snapshot {
        Outline outline;
        Taken taken;
    };
    Snapshot snapshot() const { return {outline_, taken()}; }
    // What was left at some earlier time.
    void restore(const Snapshot& earlier);

private:
    struct LeavingRows;
    struct Choice;

    Taken taken() const { return {steps_.size(), endpoints_}; }
    void go_back(const Taken& taken);
    bool lead_through(const Tab& tab, std::int32_t depth);
    bool leave_somehow(const Tab& tab, std::int32_t depth, LeavingRows& level);
    std::optional<std::vector<Choice>> way_to_leave(const Tab& tab, std::int32_t gone, std::int32_t leave,
                                                    const std::array<std::int32_t, 2>& rows, std::size_t n) const;
    std::vector<Choice> choices(const Tab& tab, std::int32_t gone, std::int32_t rows, std::size_t endpoint) const;
    void relocate(const Tab& tab, std::int32_t gone, const Choice& choice);
    void add_bands(const Tab& tab, std::int32_t first, std::int32_t end, std::int32_t gone, std::int32_t count);

    Outline outline_;
    Endpoints endpoints_;
    std::vector<BandStep> steps_;
    std::int64_t tries_left_ = 0;  // purges of a tab's bands, as many as a straight way takes and some more
};

// No part of what is left of a board that is cut down is narrower than this, or than the narrowest part of the board.
inline constexpr std::int32_t least_run_left = 12;

// Cuts a large board down as far as nothing becomes narrow, so that little is left to be planned otherwise: once so
// that tabs, corridors and floors of notches go as far as they can, and once so that some rows of each stay unless all
// go. Gives those of half the holes at most, the smaller one first. O(lines³) a cut.
std::vector<Remainder> cut_down_by_bands(const Remainder& whole);

}  // namespace pegwright::construct
