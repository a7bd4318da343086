#include "theory/pair_count.hpp"
#include "board/parse.hpp"
#include "board/symmetry.hpp"
#include "game/problem.hpp"
#include "support/catch.hpp"
#include "support/plain.hpp"
#include "theory/feasibility.hpp"

#include <set>
#include <tuple>

using namespace pegwright::tests;

TEST_CASE("pair counts as published, T_2 to T_28") {
    const int feasible[] = {1,   4,    3,    17,   29,   27,   80,   125,  108,  260,  356,  300,  637, 832,
                            675, 1341, 1665, 1323, 2500, 3025, 2352, 4304, 5072, 3888, 6929, 8036, 6075};
    const int solvable[] = {0, 0, 1, 12};
    for (int n = 2; n <= 28; ++n) {
        const PairCount count = pair_count(BigBoard::triangle(n));
        CHECK(count.feasible == feasible[n - 2]);
        CHECK(count.solvable == (n < 6 ? solvable[n - 2] : feasible[n - 2]));
    }
    CHECK(pair_count(BigBoard::triangle(1)).feasible == 0);
}

TEST_CASE("pair counts agree with enumerating pairs up to symmetry") {
    for (std::int32_t side = 1; side <= 13; ++side) {
        const Board board = Board::triangle(side);
        std::set<std::tuple<Hole, Hole>> feasible;
        std::set<std::tuple<Hole, Hole>> solvable;
        const plain::Board t = plain::Board::triangle(side);
        for (int s = 0; s < t.holes(); ++s) {
            for (int f = 0; f < t.holes(); ++f) {
                const Problem p{board, {t.column(s), t.row(s)}, {t.column(f), t.row(f)}};
                const Solvability answer = solvability(BigBoard(board), big(p.vacate()), big(p.finish()));
                const Problem least = canonical(p);
                if (answer.feasible) feasible.insert({least.vacate(), least.finish()});
                if (answer.solvable) solvable.insert({least.vacate(), least.finish()});
            }
        }
        const PairCount count = pair_count(BigBoard(board));
        CHECK(count.feasible == feasible.size());
        CHECK(count.solvable == solvable.size());
    }
}

TEST_CASE("pair counts of an astronomical board are exact") {
    // n = 10^24 = 1 (mod 3): ((T - 1)^2) / 27, checked digit by digit.
    const PairCount count = pair_count(BigBoard::parse("T1000000000000000000000000"));
    const Integer t = Integer("1000000000000000000000000") * Integer("1000000000000000000000001") / 2;
    CHECK(count.feasible * 27 == (t - 1) * (t - 1));
    CHECK(count.solvable == count.feasible);
}
