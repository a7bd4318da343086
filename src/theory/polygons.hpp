// Which convex polygons of the triangular lattice (board/polygon.hpp) have all their feasible pairs solvable.
//
// The theorem is told and proven in POLYGONS.md: all that have four or more lines in each of the three directions,
// but for five small boards. What is not covered by it, polygons with three lines or less in a direction, is not
// known here.
#pragma once

#include "board/polygon.hpp"

#include <array>

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

template <class Int>
bool is_complete(const board::PolygonOf<Int>& polygon) {
    return is_wide(polygon) && small_polygon(polygon) == SmallPolygon::none;
}

}  // namespace pegwright::theory
