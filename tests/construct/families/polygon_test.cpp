#include "board/polygon.hpp"
#include "board/names.hpp"
#include "board/parse.hpp"
#include "construct/construction.hpp"
#include "construct/families/families.hpp"
#include "construct/scheduler/scheduler.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/sampled.hpp"
#include "theory/feasibility.hpp"
#include "theory/polygons.hpp"
#include "theory/position_class.hpp"

#include <random>
#include <set>

using namespace pegwright::tests;
using pegwright::board::canonical_steps;
using pegwright::board::Polygon;
using pegwright::board::polygon_board;

namespace {

std::vector<Board> wide_polygons(std::int32_t most) {
    std::set<Polygon::Steps> seen;
    std::vector<Board> all;
    for (std::int32_t a = 0; a <= most; ++a)
        for (std::int32_t b = 0; b <= most; ++b)
            for (std::int32_t c = 0; c <= most; ++c)
                for (std::int32_t d = std::max(0, a + b - most); d <= std::min(most, a + b); ++d) {
                    const Polygon::Steps s{a, b, c, d, a + b - d, c + d - a};
                    if (s[5] < 0 || s[5] > most || !seen.insert(canonical_steps(s)).second) continue;
                    const Polygon p = Polygon::of(s).value();
                    if (pegwright::theory::is_wide(p)) all.push_back(polygon_board(p));
                }
    return all;
}

const std::int32_t all_pairs_to = sampled<std::int32_t>(4, 5);
const int random_pairs = sampled(300, 4000);

}  // namespace

TEST_CASE("every solvable pair of wide polygons with short sides", "[long]") {
    OutsideReferee outside;
    int boards = 0;
    for (const Board& board : wide_polygons(all_pairs_to)) {
        INFO(board.name());
        const std::int64_t pairs = construct_all_pairs(board, outside);
        // The classes allow these; a few are unsolvable.
        std::int64_t feasible = 0;
        for (const Hole vacate : board.holes())
            for (const Hole finish : board.holes())
                feasible += pegwright::theory::full_board_class(board) + peg_class(board.lattice(), vacate) ==
                                    peg_class(board.lattice(), finish)
                                ? 1
                                : 0;
        CHECK(pairs <= feasible);
        if (pegwright::theory::is_complete(*pegwright::board::convex_polygon(board))) CHECK(pairs == feasible);
        ++boards;
    }
    CHECK(boards > (all_pairs_to == 4 ? 40 : 90));
    CHECK(outside.accepts());
}

TEST_CASE("random pairs on random polygons") {
    OutsideReferee outside;
    std::mt19937 random(20081117);
    const auto up_to = [&](std::int32_t n) {
        return static_cast<std::int32_t>(random() % static_cast<std::uint32_t>(n + 1));
    };
    for (int pairs = 0; pairs < random_pairs;) {
        // Every third polygon is small, with many kinds of short sides.
        const std::int32_t most = pairs % 3 == 0 ? 8 : pairs % 3 == 1 ? 14 : 60;
        const auto side = [&] { return up_to(2) == 0 ? up_to(std::min(most, 5)) : up_to(most); };
        const Polygon::Steps s = [&] {
            const std::int32_t a = side();
            const std::int32_t b = side();
            const std::int32_t c = side();
            const std::int32_t d = up_to(a + b);
            return Polygon::Steps{a, b, c, d, a + b - d, c + d - a};
        }();
        const auto polygon = Polygon::of(s);
        if (s[5] < 0 || !polygon || !pegwright::theory::is_wide(*polygon)) continue;
        const Board board = polygon_board(*polygon);
        const std::vector<Hole> holes = board.holes();
        const auto hole = [&] {
            const auto corner = polygon->corner(up_to(5));
            for (int i = 0; i < 4; ++i)
                if (const Hole h{corner.x + up_to(8) - 4, corner.y + up_to(8) - 4}; i > 0 && board.contains(h))
                    return h;
            return holes[static_cast<std::size_t>(random()) % holes.size()];
        };
        const Problem problem{board, hole(), hole()};
        if (!solvability(BigBoard(board), big(problem.vacate()), big(problem.finish())).solvable) continue;
        construct_and_check(problem, outside);
        ++pairs;
    }
    CHECK(outside.accepts());
}

TEST_CASE("some polygons need another order of sides") {
    OutsideReferee outside;
    const std::tuple<const char*, Hole, Hole> hard[] = {
        {"polygon2x11x2x11x2x11", {9, 11}, {1, 1}}, {"polygon3x9x9x5x7x11", {8, 13}, {0, 2}},
        {"polygon6x9x12x8x7x14", {8, 16}, {0, 5}},  {"polygon5x7x10x4x8x9", {0, 6}, {9, 5}},
        {"polygon7x10x4x8x9x5", {6, 10}, {5, 0}},   {"polygon7x10x7x8x9x8", {6, 13}, {5, 0}},
        {"polygon1x13x7x8x6x14", {7, 18}, {4, 4}},  {"polygon7x8x9x8x7x10", {11, 15}, {0, 1}},
    };
    for (const auto& [name, vacate, finish] : hard) construct_and_check({parse_board(name), vacate, finish}, outside);
    CHECK(outside.accepts());
}

TEST_CASE("long polygons have small plans") {
    const Board board = parse_board("triangular:3000x2000");
    const Plan plan = plan_polygon({board, {2, 0}, {1, 1}});
    CHECK(plan.strips.size() < 20);
    std::int64_t strips = 0;
    plan.for_each_strip([&](const Strip&) { ++strips; });
    CHECK(strips > 1600);
}

TEST_CASE("thin and non-convex polygons are refused") {
    for (const char* name : {"hexagon2", "trapezoid3x3", "star3"}) {
        const Board board = parse_board(name);
        for (const Hole vacate : board.holes()) CHECK_FALSE(is_constructible({board, vacate, vacate}));
    }
}
