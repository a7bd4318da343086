// Tells which convex polygons of the triangular lattice (board/polygon.hpp) have a theorem, and which are the five
// small boards with unsolvable feasible pairs. POLYGONS.md has the proofs.
#pragma once

#include "board/polygon.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace pegwright::theory {

// By canonical steps. hexagon21 is the hexagon of side 3 with a row more.
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

template <class Int>
bool is_wide(const board::PolygonOf<Int>& polygon) {
    const auto lines = polygon.lines();
    return *std::min_element(lines.begin(), lines.end()) >= 4;
}

// A direction with three lines, named by the first of its two sides. A polygon with several is too short for the
// theorem.
template <class Int>
std::optional<int> narrow_direction(const board::PolygonOf<Int>& polygon) {
    const auto lines = polygon.lines();
    const auto three = std::find(lines.begin(), lines.end(), Int(3));
    if (three == lines.end()) return std::nullopt;
    return static_cast<int>(three - lines.begin());
}

// True for three lines in one direction if the polygon is long enough (Theorem 7).
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

// True for a hole in the outer two of three lines.
template <class Int, class H>
bool is_outer(const board::PolygonOf<Int>& polygon, const H& hole) {
    return polygon.distance(hole, narrow_direction(polygon).value()) != 1;
}

template <class Int>
bool has_polygon_theorem(const board::PolygonOf<Int>& polygon) {
    return is_wide(polygon) || is_narrow(polygon);
}

template <class Int>
bool is_complete(const board::PolygonOf<Int>& polygon) {
    return is_wide(polygon) && small_polygon(polygon) == SmallPolygon::none;
}

}  // namespace pegwright::theory
