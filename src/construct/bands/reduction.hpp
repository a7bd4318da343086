// How a board leaves in bands of three rows until a rectangle is left, or a remainder of 160 holes at most around start
// and finish (theory/BANDS.md), or a larger one that is planned otherwise: geometry only, no jumps but those that are
// searched.
//
// Tabs leave whole (remainder.hpp). Or what is beside start and finish leaves, by a multiple of three rows, and they
// stay where they are. Or a large board is cut down (cut_down_by_bands).
#pragma once

#include "construct/bands/remainder.hpp"
#include "construct/insertions/insertions.hpp"
#include "game/problem.hpp"

#include <functional>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace pegwright::construct {

// Its sides 4 or more.
struct RectangleLeft {
    Hole corner;
    std::int32_t width;
    std::int32_t height;
};
struct SearchedLeft {
    std::vector<Jump> jumps;  // a solution
};
struct PlannedLeft {
    Insertions plan;  // of a board of its own
    Hole shift;       // of its holes
};

// So many remainders are searched at most, of so many holes at most.
inline constexpr int most_searches = 30;
inline constexpr std::size_t largest_searched = 160;

// The jumps from one vacancy among these holes to one peg, if they are found.
using SearchRemainder =
    std::function<std::optional<std::vector<Jump>>(std::span<const Hole> holes, Hole vacancy, Hole finish)>;

// Remainders of boards with narrower parts are narrow in many places, and hardly ever planned.
inline constexpr std::int32_t narrowest_cut_down = 4;

// A plan for all these holes, if one is found. round: 0 at first, 1 when no other remainder was planned either.
using PlanRemainder =
    std::function<std::optional<PlannedLeft>(std::vector<Hole> holes, Hole vacancy, Hole finish, int round)>;

struct BandReduction {
    std::vector<BandStep> steps;  // from the outside in
    std::variant<RectangleLeft, SearchedLeft, PlannedLeft> left;
    Hole vacancy;  // of what is left
    Hole finish;
};

// problem: from one vacancy to one peg. Nothing if the board is on another lattice, if its outline has too many lines
// or more than largest_searched holes have fewer than three side by side, or if no order of tabs tried leads to a
// rectangle, or a remainder that is solved or planned. Whether the classes agree is not asked. O(runs),
// O(lines²) a tab, and O(1) for each three rows that start and finish are led through; at most 1,000 outlines are met,
// and search_remainder is called most_searches times at most. When all else has failed plan_remainder, if there is one,
// is called four times at most, for two remainders of half the holes at most; not for boards narrower than
// narrowest_cut_down somewhere.
std::optional<BandReduction> reduce_by_bands(const Problem& problem, const SearchRemainder& search_remainder,
                                             const PlanRemainder& plan_remainder = {});

}  // namespace pegwright::construct
