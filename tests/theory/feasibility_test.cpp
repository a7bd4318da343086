#include "theory/feasibility.hpp"
#include "board/parse.hpp"
#include "notation/holes.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/plain.hpp"

using namespace pegwright::tests;

TEST_CASE("theorem = constructor = brute force on T_1 to T_6", "[long]") {
    for (int side = 1; side <= 6; ++side) {
        const plain::Board triangle = plain::Board::triangle(side);
        const BigBoard board(Board::triangle(side));
        for (int s = 0; s < triangle.holes(); ++s) {
            const std::vector<bool> ends = triangle.reachable_ends(s);
            const Hole vacate{triangle.column(s), triangle.row(s)};
            for (int f = 0; f < triangle.holes(); ++f) {
                const Hole finish{triangle.column(f), triangle.row(f)};
                const Solvability theorem = solvability(board, big(vacate), big(finish));
                INFO("T" << side << " " << s << " to " << f << ": " << theorem.reason);
                // T_1 starts empty and ends without a peg; everything else is searched.
                REQUIRE(theorem.solvable == ends[static_cast<std::size_t>(f)]);
                CHECK((theorem.feasible || !theorem.solvable));
                CHECK_FALSE(theorem.reason.empty());
                if (theorem.solvable) REQUIRE(referee_on(constructed({Board::triangle(side), vacate, finish})));
            }
        }
    }
}

TEST_CASE("finishes lists the holes that solvability allows") {
    for (int side = 1; side <= 12; ++side) {
        const plain::Board t = plain::Board::triangle(side);
        const BigBoard board(Board::triangle(side));
        for (int s = 0; s < t.holes(); ++s) {
            const BigHole vacate{t.column(s), t.row(s)};
            const Finishes all = finishes(board, vacate);
            std::vector<BigHole> listed;
            for_each_finish(board, vacate, [&](const BigHole& h) { listed.push_back(h); });
            std::size_t next = 0;
            for (int f = 0; f < t.holes(); ++f) {
                const BigHole finish{t.column(f), t.row(f)};
                if (!solvability(board, vacate, finish).solvable) continue;
                REQUIRE(next < listed.size());
                CHECK(listed[next++] == finish);
            }
            CHECK(next == listed.size());
            CHECK(all.count == next);
            CHECK(all.solvability.solvable == (next > 0));
            CHECK_FALSE(all.solvability.reason.empty());
        }
    }
}

TEST_CASE("boards of any size are judged at once") {
    const BigBoard board = BigBoard::parse("T1000000000000000000000007");
    // 10^24 + 7 = 2 (mod 3).
    CHECK(solvability(board, board.parse_hole("0,1"),
                      board.parse_hole("999999999999999999999999,1000000000000000000000000"))
              .solvable);
    CHECK_FALSE(solvability(board, board.parse_hole("0,1"), board.parse_hole("0,2")).feasible);
    const Integer n = board.side();
    CHECK(finishes(board, {0, 1}).count == n * (n + 1) / 6);
    const BigBoard central = BigBoard::parse("T1000000000000000000000000");
    CHECK_FALSE(finishes(central, {0, 0}).solvability.feasible);
    CHECK(board_solvability(central).solvable);
    CHECK_FALSE(board_solvability(BigBoard::parse("T3")).solvable);
}
