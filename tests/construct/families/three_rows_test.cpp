#include "construct/families/families.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/plans.hpp"
#include "theory/feasibility.hpp"

using namespace pegwright::tests;

TEST_CASE("a base board, 6-purges and columns cover 3 x n", "[long]") {
    for (std::int32_t n = 6; n <= 20; ++n) {
        for (const Board& board : {Board::rectangle(n, 3), Board::rectangle(3, n)}) {
            for (const Hole vacate : holes_of(board)) {
                for (const Hole finish : holes_of(board)) {
                    if (!solvability(BigBoard(board), big(vacate), big(finish)).solvable) continue;
                    const Plan plan = plan_three_rows({board, vacate, finish});
                    check_cover(plan);
                    CHECK(plan.base_problem.board.width() <= 9);
                }
            }
        }
    }
}

TEST_CASE("relocating purges bring distant ends of 3 x n together") {
    const Plan near = plan_three_rows({Board::rectangle(60, 3), {0, 0}, {6, 0}});
    CHECK(near.strips.empty());
    const Plan far = plan_three_rows({Board::rectangle(60, 3), {0, 0}, {57, 0}});
    std::int32_t relocating = 0;
    far.for_each_strip([&](const Strip& strip) { relocating += strip.kind == Strip::Kind::take_vacancy ? 1 : 0; });
    CHECK(relocating == 17);
}
