// Finds how a board leaves in bands of three rows (theory/BANDS.md), by geometry alone. A rectangle is left, a
// remainder of at most 160 holes that a search solves, or a larger one for another plan (cut_down_by_bands()).
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

struct RectangleLeft {
    Hole corner;
    std::int32_t width;
    std::int32_t height;
};
struct SearchedLeft {
    std::vector<Jump> jumps;  // a solution
};
struct PlannedLeft {
    Insertions plan;  // on a board of its own
    Hole shift;       // of that board's holes
};

// Limits on searched remainders: how many, and their holes.
inline constexpr int most_searches = 30;
inline constexpr std::size_t largest_searched = 160;

// From one vacancy among these holes to one peg; nothing if not found.
using SearchRemainder =
    std::function<std::optional<std::vector<Jump>>(std::span<const Hole> holes, Hole vacancy, Hole finish)>;

// Remainders of boards with narrower parts are hardly ever planned.
inline constexpr std::int32_t narrowest_cut_down = 4;

// Nothing if not found. round: 0 first; 1 after every remainder failed.
using PlanRemainder =
    std::function<std::optional<PlannedLeft>(std::vector<Hole> holes, Hole vacancy, Hole finish, int round)>;

struct BandReduction {
    std::vector<BandStep> steps;  // from the outside in
    std::variant<RectangleLeft, SearchedLeft, PlannedLeft> left;
    Hole vacancy;  // of what is left
    Hole finish;
};

// problem: from one vacancy to one peg. The classes are not compared.
//
// Returns nothing if no tried order of tabs ends well. Gives up at once on other lattices, on outlines with too many
// lines, and if more than largest_searched holes are in runs shorter than three.
//
// Costs: O(runs), O(lines²) a tab, O(1) for each three rows with start or finish; at most 1,000 outlines and
// most_searches searches. If all fails, calls plan_remainder at most four times, for two remainders of at most half the
// holes. No part of such a board is narrower than narrowest_cut_down.
std::optional<BandReduction> reduce_by_bands(const Problem& problem, const SearchRemainder& search_remainder,
                                             const PlanRemainder& plan_remainder = {});

}  // namespace pegwright::construct
