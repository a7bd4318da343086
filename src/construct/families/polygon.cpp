// Convex polygons with four or more lines in each direction (theory/POLYGONS.md). Strips of three rows leave
// (polygon_cut.hpp). Sides of two and three holes go first: the other strips then have straight ends. 51 small
// polygons, of 45 holes at most, cannot be cut for all pairs of holes. They have base solutions.
#include "construct/families/families.hpp"

#include "base/error.hpp"
#include "board/polygon.hpp"
#include "construct/families/polygon_cut.hpp"
#include "construct/plan/planner.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

namespace pegwright::construct {
namespace {

using board::Polygon;
using PolygonPlanner = Planner<PolygonCut>;
using SideOrder = std::array<int, 6>;

constexpr SideOrder first_order = {3, 2, 1, 0, 5, 4};

bool is_short(std::int32_t steps) { return steps == 1 || steps == 2; }

// Short sides go first, then cuts that leave no short sides.
int rank(const PolygonCut& cut) {
    if (is_short(cut.from.steps()[static_cast<std::size_t>(cut.side)])) return 0;
    const Polygon::Steps left = cut.left.steps();
    return std::any_of(left.begin(), left.end(), is_short) ? 2 : 1;
}

PolygonPlanner planner(const Problem& problem, const Polygon& whole, const SideOrder& order,
                       PolygonPlanner::First first) {
    const auto cuts_of = [order, first](const Polygon& left) {
        std::vector<PolygonCut> cuts;
        for (const int side : order)
            if (const auto cut = PolygonCut::of(left, side)) cuts.push_back(*cut);
        if (first == PolygonPlanner::First::clearing)
            std::stable_sort(cuts.begin(), cuts.end(),
                             [](const PolygonCut& a, const PolygonCut& b) { return rank(a) < rank(b); });
        return cuts;
    };
    return {problem, triangular_catalogue(), whole, cuts_of, first};
}

Polygon polygon_of(const Problem& problem) {
    const auto polygon = board::convex_polygon(problem.board);
    if (!polygon) fail_internal("a plan of a polygon is asked for " + problem.board.label());
    return *polygon;
}

}  // namespace

Plan plan_polygon(const Problem& problem) {
    const Polygon polygon = polygon_of(problem);
    // The first order mostly works.
    for (const auto first : {PolygonPlanner::First::clearing, PolygonPlanner::First::order}) {
        SideOrder which{};
        std::iota(which.begin(), which.end(), 0);
        do {
            SideOrder order{};
            std::transform(which.begin(), which.end(), order.begin(),
                           [](int i) { return first_order[static_cast<std::size_t>(i)]; });
            if (auto plan = planner(problem, polygon, order, first).run()) return std::move(*plan);
        } while (std::next_permutation(which.begin(), which.end()));
    }
    fail_internal("no order of sides gives every strip of " + problem.board.label() + " a host");
}

}  // namespace pegwright::construct
