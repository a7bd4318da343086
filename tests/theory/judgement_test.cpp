#include "theory/judgement.hpp"

#include "board/parse.hpp"
#include "notation/positions.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"
#include "theory/feasibility.hpp"

#include <bit>

using namespace pegwright::tests;

namespace {

Judgement judge_text(const char* board, const char* start, const char* goal) {
    const Board b = parse_board(board);
    const std::string goal_text = goal;
    return judge(
        {b, parse_start(b, "start", start), goal_text == "any" ? Goal::any_peg() : parse_goal(b, "goal", goal_text)});
}

}  // namespace

TEST_CASE("theory is never wrong about a problem") {
    Random random;
    int decided = 0;
    for (int round = 0; round < 600; ++round) {
        const Board board = random_board(random, 12);
        const PlainGames games(board);
        const std::uint64_t start = random_position(random, board, static_cast<std::uint64_t>(round % 3 + 2));
        const auto reached = games.reached(start);
        std::vector<std::uint64_t> goals(reached.begin(), reached.end());
        for (int i = 0; i < 10; ++i) goals.push_back(random_position(random, board, 2));
        for (const std::uint64_t goal : goals) {
            const Problem problem(board, Start::at(position_of(board, start)), Goal::at(position_of(board, goal)));
            const Judgement j = judge(problem);
            INFO(problem_words(problem) << ": " << j.reason);
            if (j.solvable) REQUIRE(*j.solvable == (reached.count(goal) != 0));
            if (!j.feasible) REQUIRE(j.solvable == false);
            CHECK_FALSE(j.reason.empty());
            decided += j.solvable.has_value();
        }
        const Judgement any = judge({board, Start::at(position_of(board, start)), Goal::any_peg()});
        const bool one_peg =
            std::any_of(reached.begin(), reached.end(), [](std::uint64_t p) { return std::has_single_bit(p); });
        if (any.solvable) REQUIRE(*any.solvable == one_peg);
        // Every reachable hole is possible.
        const auto possible = possible_finishes(position_of(board, start));
        for (const std::uint64_t p : reached)
            if (std::has_single_bit(p))
                REQUIRE(std::count(possible.begin(), possible.end(),
                                   board.hole(static_cast<std::uint64_t>(std::countr_zero(p)))) == 1);
    }
    CHECK(decided > 3000);
}

TEST_CASE("theory is never wrong about a vacancy or a board") {
    Random random;
    for (int round = 0; round < 200; ++round) {
        const Board board = random_board(random, 12);
        const PlainGames games(board);
        bool any = false;
        for (std::int64_t v = 0; v < board.hole_count(); ++v) {
            const auto reached = games.reached(((std::uint64_t{1} << board.hole_count()) - 1) ^ std::uint64_t{1} << v);
            const bool solvable =
                std::any_of(reached.begin(), reached.end(), [](std::uint64_t p) { return std::has_single_bit(p); });
            any = any || solvable;
            INFO(board.name() << " " << v);
            if (const auto j = judge(board, board.hole(static_cast<std::uint64_t>(v))); j.solvable)
                REQUIRE(*j.solvable == solvable);
        }
        INFO(board.name());
        if (const auto j = judge(board); j.solvable) REQUIRE(*j.solvable == any);
    }
}

TEST_CASE("reasons say what is wrong") {
    CHECK(judge_text("ooo", "**o", "***").reason ==
          "every jump takes a peg away; the start has 2 pegs, the goal 3 pegs");
    CHECK(judge_text("ooo", "**o", "**o").solvable == true);
    CHECK(judge_text("ooo", "**o", "*o*").reason ==
          "start and goal have equally many pegs, but in other holes, and every jump takes one away");
    CHECK(judge_text("ooo", "**o", "oo*").solvable == true);
    CHECK_FALSE(judge_text("ooo", "**o", "o*o").feasible);
    const Judgement untouched = judge_text("ooo..o", "**o..*", "oo*..o");
    CHECK(untouched.solvable == false);
    // A hole without jumps, three columns from another of its class.
    const Judgement apart = judge_text("ooo/.../.../o", "**o/.../.../*", "o*o/.../.../o");
    CHECK(apart.solvable == false);
    CHECK(judge_text("diagonal:oo.ooo", "**.**o", "**.oo*").solvable == std::nullopt);
    CHECK(judge_text("diagonal:oo.ooo", "**.**o", "*o.oo*").reason ==
          "no jump of diagonal:oo.ooo touches b1, which is full at the start and empty in "
          "the end");
    CHECK(judge_text("diagonal:4x3", "****/oooo/****", "any").reason.find("no jump") != std::string::npos);
}

TEST_CASE("theorems judge single-vacancy problems") {
    for (const char* name : {"T4", "T5", "T7", "3x5", "1x8", "6x5"}) {
        const Board board = parse_board(name);
        for (const Hole vacate : board.holes())
            for (const Hole finish : board.holes()) {
                const Solvability s = solvability(BigBoard(board), big(vacate), big(finish));
                const Judgement j = judge(Problem(board, vacate, finish));
                CHECK((j.feasible == s.feasible && j.solvable == s.solvable && j.reason == s.reason));
                Position start(board);
                start.clear(vacate);
                CHECK(judge({board, Start::at(start), Goal::finish({finish})}).reason == s.reason);
            }
    }
    CHECK_THROWS_AS(BigBoard(parse_board("triangular:5x3")), std::logic_error);
}
