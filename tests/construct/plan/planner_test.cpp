#include "construct/families/families.hpp"
#include "game/position.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "theory/feasibility.hpp"

#include <random>

using namespace pegwright::tests;

TEST_CASE("a plan's strips and base board cover the board exactly once") {
    const Problem problems[] = {
        {Board::triangle(30), {0, 0}, {0, 0}},   {Board::triangle(31), {0, 1}, {28, 28}},
        {Board::triangle(32), {0, 0}, {30, 30}}, {Board::triangle(33), {10, 20}, {11, 22}},
        {Board::triangle(9), {0, 0}, {0, 6}},    {Board::triangle(8), {0, 0}, {0, 0}},
    };
    for (const Problem& problem : problems) {
        const Plan plan = plan_polygon(problem);
        const std::int32_t base = plan.base_problem.board.height();
        CHECK(base >= 6);
        CHECK(base <= 8);
        int strips = 0;
        plan.for_each_strip([&](const Strip&) { ++strips; });
        CHECK(strips == (problem.board.height() - base) / 3);
        Position covered(problem.board);
        const auto cover = [&](Hole h) {
            REQUIRE(problem.board.contains(h));
            REQUIRE(covered.peg(h));
            covered.clear(h);
        };
        for (std::int32_t y = 0; y < base; ++y)
            for (std::int32_t x = 0; x <= y; ++x) cover(plan.base_place(Hole{x, y}));
        plan.for_each_strip([&](const Strip& strip) {
            for (std::int32_t y = 1; y <= 3; ++y)
                for (std::int32_t x = 0; x < strip.length + y - 1; ++x) cover(strip.place(Hole{x, y}));
            CHECK(strip.offset % 2 == 0);
            CHECK(strip.offset + strip.width + 2 * strip.sixes_right() == strip.length);
            CHECK((strip.relocation != nullptr) == (strip.kind != Strip::Kind::clear));
        });
        CHECK(covered.peg_count() == 0);
    }
}

TEST_CASE("only distant holes need relocations") {
    const auto relocations = [](const Problem& problem) {
        std::size_t count = 0;
        plan_polygon(problem).for_each_strip([&](const Strip& strip) { count += strip.relocation ? 1 : 0; });
        return count;
    };
    const Board t30 = Board::triangle(30);
    CHECK(relocations({t30, {0, 0}, {1, 2}}) == 0);
    CHECK(relocations({t30, {0, 0}, {0, 27}}) == (30 - 6) / 3);
}

TEST_CASE("every strip to clear has a host", "[long]") {
    std::int64_t plans = 0;
    for (std::int32_t w = 7; w <= 13; ++w)
        for (std::int32_t h = 4; h <= 13; h += 3) {
            const Board board = Board::rectangle(w, h);
            for (const Hole start : board.holes())
                for (const Hole finish : board.holes())
                    if ((start.x + 3 * start.y + 5 * finish.x + finish.y) % 11 == 0 &&
                        solvability(BigBoard(board), big(start), big(finish)).solvable) {
                        CHECK_NOTHROW(plan_rectangle({board, start, finish}));
                        ++plans;
                    }
        }
    for (std::int32_t n = 9; n <= 16; ++n) {
        const Board board = Board::triangle(n);
        for (const Hole start : board.holes())
            for (const Hole finish : board.holes())
                if (solvability(BigBoard(board), big(start), big(finish)).solvable) {
                    CHECK_NOTHROW(plan_polygon({board, start, finish}));
                    ++plans;
                }
    }
    std::mt19937 random(20261125);
    const auto below = [&](std::int32_t n) {
        return static_cast<std::int32_t>(random() % static_cast<std::uint32_t>(n));
    };
    for (int i = 0; i < 20'000; ++i) {
        const std::int32_t w = 4 + below(80);
        const std::int32_t h = 4 + below(80);
        const Lattice lattice = i % 4 == 0 ? Lattice::diagonal : Lattice::square;
        const Board board = Board::rectangle(w, h, lattice);
        const Problem problem{board, {below(w), below(h)}, {below(w), below(h)}};
        if (!solvability(BigBoard(board), big(problem.vacate()), big(problem.finish())).solvable) continue;
        CHECK_NOTHROW(plan_rectangle(problem));
        ++plans;
    }
    CHECK(plans > 10'000);
}
