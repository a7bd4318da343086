#include "compose/few_moves/pieces.hpp"
#include "compose/few_moves/triangles/strip_finish.hpp"
#include "compose/few_moves/triangles/triangle_short.hpp"
#include "game/move_count.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/sampled.hpp"

using namespace pegwright::tests;
using pegwright::compose::few_moves::find_corner_finish;
using pegwright::compose::few_moves::TriangleShort;

TEST_CASE("a last peg near the strip's corner is reached by a search", "[long]") {
    OutsideReferee outside;
    // No trail reaches it in any image of the board. Below the strip are 0, 0, 0, 0 and 12 rows.
    const std::vector<Problem> problems = {
        {Board::triangle(50), {5, 39}, {1, 4}},    {Board::triangle(50), {3, 4}, {46, 48}},
        {Board::triangle(56), {41, 44}, {2, 2}},   {Board::triangle(101), {1, 70}, {0, 2}},
        {Board::triangle(68), {64, 65}, {17, 67}},
    };
    for (const Problem& problem : problems) {
        const std::int32_t n = problem.board.height();
        if (take_few() && n != 50 && n != 68) continue;
        INFO(n);
        const auto triangle = TriangleShort::find(n, problem.vacate(), problem.finish(), {as_it_is, {}, 0});
        REQUIRE(triangle);
        const Solution solution{problem, played(*triangle)};
        REQUIRE(referee_on(solution));
        CHECK(24 * count_moves(solution.jumps) <= n * (3 * n + 62) + 24 * 100);
        outside.write(as_text(solution));
    }
    CHECK(outside.accepts());
}

TEST_CASE("a finish far from the strip's corner is left to the trail") {
    CHECK_FALSE(find_corner_finish({0, -2}, 50, 0, {9, 3}, {as_it_is, {}, 0}));
    CHECK_FALSE(find_corner_finish({0, -2}, 50, 0, {0, -5}, {as_it_is, {}, 0}));
}
