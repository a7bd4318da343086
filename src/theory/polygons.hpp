// Which convex polygons of the triangular lattice (board/polygon.hpp) have all their feasible pairs solvable.
//
// The theorem is told and proven in POLYGONS.md: all that have four or more lines in each of the three directions,
// but for five small boards; and that of those with three lines in one direction, if they are not too short, the
// feasible pairs of holes of the outer two of these. Others are not known here.
#pragma once

#include "board/polygon.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace pegwright::theory {

// Small boards that have feasible pairs without solution, as canonical steps: T_4, rows of 2 to 5 holes, T_5, the
// hexagon of side 3, and that with a row more.
enum class SmallPolygon { t4, rows_2_to_5, t5, hexagon3, hexagon21, none };

template <class Int>
SmallPolygon small_polygon(const board::PolygonOf<Int>& polygon) {
    constexpr std::array<std::array<int, 6>, 5> all = {{
        {0, 3, 0, 3, 0, 3},
        {0, 3, 1, 3, 0, 4},
        {0, 4, 0, 4, 0, 4},
        {2, 2, 2, 2, 2, 2},
        {1, 3, 2, 2, 2, 3},
    }};
    const std::array<Int, 6> steps = board::canonical_steps(polygon.steps());
    for (std::size_t i = 0; i < all.size(); ++i)
        if (std::equal(steps.begin(), steps.end(), all[i].begin())) return static_cast<SmallPolygon>(i);
    return SmallPolygon::none;
}

// Four or more lines in each direction.
template <class Int>
bool is_wide(const board::PolygonOf<Int>& polygon) {
    const auto lines = polygon.lines();
    return *std::min_element(lines.begin(), lines.end()) >= 4;
}

// A direction with three lines, by the first of its two sides; nothing if there is none. Polygons with several are too
// short for what follows.
template <class Int>
std::optional<int> narrow_direction(const board::PolygonOf<Int>& polygon) {
    const auto lines = polygon.lines();
    const auto three = std::find(lines.begin(), lines.end(), Int(3));
    if (three == lines.end()) return std::nullopt;
    return static_cast<int>(three - lines.begin());
}

// Three lines in one direction, and long enough.
template <class Int>
bool is_narrow(const board::PolygonOf<Int>& polygon) {
    const auto along = narrow_direction(polygon);
    if (!along) return false;
    const auto steps = polygon.steps();
    const auto of = [&](int n) { return steps[static_cast<std::size_t>((*along + n) % 6)]; };
    const Int shorter = std::min(of(0), of(3)) + 1;
    const int pointed_ends = (of(1) == 1 ? 1 : 0) + (of(4) == 1 ? 1 : 0);
    if (pointed_ends == 2) return shorter >= 5;
    if (pointed_ends == 0 && of(0) == of(3)) return shorter == 4 || shorter >= 6;
    return shorter >= 4;
}

// The outer two of three lines.
template <class Int, class H>
bool is_outer(const board::PolygonOf<Int>& polygon, const H& hole) {
    return polygon.distance(hole, narrow_direction(polygon).value()) != 1;
}

// Those that the theorem is about.
template <class Int>
bool has_polygon_theorem(const board::PolygonOf<Int>& polygon) {
    return is_wide(polygon) || is_narrow(polygon);
}

template <class Int>
bool is_complete(const board::PolygonOf<Int>& polygon) {
    return is_wide(polygon) && small_polygon(polygon) == SmallPolygon::none;
}

}  // namespace pegwright::theory
