#include "construct/scheduler/scheduler.hpp"
#include "construct/families/families.hpp"
#include "game/referee.hpp"
#include "notation/text_writer.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/sampled.hpp"
#include "theory/feasibility.hpp"

#include <random>

using namespace pegwright::tests;

TEST_CASE("every solvable pair on T_4 to T_20", "[long]") {
    const std::int32_t last = sampled<std::int32_t>(14, 20);
    OutsideReferee outside;
    std::int64_t pairs = 0;
    // 6 on T_4, 54 on T_5. Then `T^2 / 3` with `T = n(n+1)/2`, or `2 ((T-1) / 3)^2` if n = 1 (mod 3).
    std::int64_t expected = 6 + 54;
    for (std::int32_t side = 4; side <= last; ++side) {
        pairs += construct_all_pairs(Board::triangle(side), outside);
        const std::int64_t holes = side * (side + 1) / 2;
        if (side > 5) expected += side % 3 == 1 ? 2 * ((holes - 1) / 3) * ((holes - 1) / 3) : holes * holes / 3;
    }
    CHECK(outside.accepts());
    CHECK(pairs == expected);
    CHECK((last < 20 || pairs == 6 + 54 + 60057));
}

TEST_CASE("random pairs up to T_300", "[long]") {
    OutsideReferee outside;
    std::mt19937 random(20081116);
    const auto up_to = [&](std::int32_t n) {
        return static_cast<std::int32_t>(random() % static_cast<std::uint32_t>(n + 1));
    };
    for (int pairs = 0; pairs < 3000;) {
        const Board board = Board::triangle(21 + up_to(279) * up_to(1000) / 1000);
        const auto hole = [&] {
            const std::int32_t y = up_to(board.height() - 1);
            return Hole{up_to(y), y};
        };
        const Problem problem{board, hole(), hole()};
        if (!solvability(BigBoard(board), big(problem.vacate()), big(problem.finish())).solvable) continue;
        construct_and_check(problem, outside);
        ++pairs;
    }
    CHECK(outside.accepts());
}

TEST_CASE("corners and edges up to T_60", "[long]") {
    OutsideReferee outside;
    for (std::int32_t side = 21; side <= 60; ++side) {
        const Board board = Board::triangle(side);
        const std::int32_t last = side - 1;
        const Hole spots[] = {{0, 0},
                              {0, 1},
                              {1, 1},
                              {1, 2},
                              {0, last},
                              {0, last - 1},
                              {1, last},
                              {1, last - 1},
                              {last, last},
                              {last - 1, last},
                              {last - 1, last - 1},
                              {last / 2, last},
                              {0, last / 2},
                              {last / 2, last / 2},
                              {last / 3, 2 * last / 3}};
        for (const Hole vacate : spots)
            for (const Hole finish : spots)
                if (solvability(BigBoard(board), big(vacate), big(finish)).solvable)
                    construct_and_check({board, vacate, finish}, outside);
    }
    CHECK(outside.accepts());
}

TEST_CASE("the same problem always has the same solution") {
    const Problem problem{Board::triangle(47), {3, 9}, {20, 31}};
    REQUIRE(solvability(BigBoard(problem.board), big(problem.vacate()), big(problem.finish())).solvable);
    CHECK(constructed(problem) == constructed(problem));
}

TEST_CASE("a sink that gives up stops the scheduler") {
    class Full : public JumpSink {
    public:
        void take(std::span<const Jump>) override { throw std::runtime_error("full"); }
    };
    Full full;
    CHECK_THROWS(play(plan_polygon({Board::triangle(100), {0, 1}, {1, 1}}), full));
}
