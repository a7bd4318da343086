// The holes that remain while bands of three rows leave a board, and its vacancy and last peg at that time.
//
// A tab of 3n rows leaves band by band, from the tip inwards. A band is three or more columns wide and leaves beside
// two holes of the next row. A relocating purge leads a vacancy in it three or six rows inwards, or brings the last peg
// out from there.
#pragma once

#include "construct/bands/band_relocations.hpp"
#include "construct/bands/outline.hpp"

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace pegwright::construct {

inline constexpr std::int32_t band_rows = 3;

// Alike bands, one behind the other.
struct Bands {
    Affine place;        // (i, t): the i-th hole along the first tip, t rows further in
    std::int32_t width;  // 3 or more
    std::int32_t count;
};
struct RelocatedBlock {
    Affine place;  // from the purge's strip coordinates
    const BandRelocation* purge;
    bool of_start;  // leads the vacancy in; else brings the last peg out
};
using BandStep = std::variant<Bands, RelocatedBlock>;

class Remainder {
public:
    using Tab = Outline::Tab;
    enum : std::size_t { start, finish };
    using Endpoints = std::array<Hole, 2>;

    Remainder(Outline whole, Hole vacancy, Hole last_peg) : outline_(std::move(whole)), endpoints_{vacancy, last_peg} {}

    const Outline& outline() const { return outline_; }
    const Endpoints& endpoints() const { return endpoints_; }
    // Bands and blocks that have left, from the outside in.
    const std::vector<BandStep>& steps() const { return steps_; }

    // Wide and deep enough that some of their rows can leave.
    std::vector<Tab> tabs() const;
    // At most `most` rows of a tab, as many as can leave band by band.
    static std::int32_t rows_that_leave(const Tab& tab, std::int32_t most);
    // A hole's place in the tab: along the tip, and rows inwards.
    static std::optional<Hole> in_tab(const Tab& tab, Hole hole);
    // Rows between the tip and vacancy or last peg; at most `rows`.
    std::array<std::int32_t, 2> rows_to_endpoints(const Tab& tab, std::int32_t rows) const;

    // Removes rows, a multiple of three, and leads vacancy and last peg inwards. False, with nothing changed, if no way
    // was found. O(lines²), and O(1) for each three rows with vacancy or last peg.
    bool take(const Tab& tab, std::int32_t rows);
    // The same for a corridor or a floor. False also if the rest would not be connected.
    bool cut_through(const Tab& tab, std::int32_t rows);
    // At least three columns, with neither vacancy nor last peg in these rows.
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
    std::int64_t tries_left_ = 0;  // purges to try for the tab
};

// No part becomes narrower than this, or than the board's narrowest part.
inline constexpr std::int32_t least_run_left = 12;

// Makes two remainders of a large board: in one as many rows leave as can, in the other some rows of each tab stay
// unless all leave. Returns those with at most half the holes, the smaller first. O(lines³) a cut.
std::vector<Remainder> cut_down_by_bands(const Remainder& whole);

}  // namespace pegwright::construct
