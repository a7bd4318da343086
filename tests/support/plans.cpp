#include "support/plans.hpp"

#include "game/position.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

void check_cover(const Plan& plan) {
    const Board& board = plan.problem.board;
    Position covered(board);
    const auto cover = [&](Hole h) {
        REQUIRE(board.contains(h));
        REQUIRE(covered.peg(h));
        covered.clear(h);
    };
    const Board& base = plan.base_problem.board;
    for (std::int32_t y = 0; y < base.height(); ++y)
        for (std::int32_t x = -2 * plan.base_sixes_left; x < base.width() + 2 * plan.base_sixes_right; ++x)
            cover(plan.base_place(Hole{x, y}));
    plan.for_each_strip([&](const Strip& strip) {
        for (std::int32_t y = 1; y <= strip.rows; ++y)
            for (std::int32_t x = 0; x < strip.length; ++x) cover(strip.place(Hole{x, y}));
        CHECK(strip.offset % 2 == 0);
        CHECK(strip.offset + strip.width + 2 * strip.sixes_right() == strip.length);
        CHECK((strip.relocation != nullptr) == (strip.kind != Strip::Kind::clear));
    });
    CHECK(covered.peg_count() == 0);
}
