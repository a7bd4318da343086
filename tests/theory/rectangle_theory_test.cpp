#include "board/parse.hpp"
#include "board/symmetry.hpp"
#include "notation/holes.hpp"
#include "search/paths/depth_first.hpp"
#include "support/catch.hpp"
#include "support/plain.hpp"
#include "support/search.hpp"
#include "theory/choice.hpp"
#include "theory/feasibility.hpp"
#include "theory/pair_count.hpp"

#include <set>
#include <tuple>

using namespace pegwright::tests;

TEST_CASE("theorem = brute force on small rectangles", "[long]") {
    int boards = 0;
    for (int w = 1; w <= 24; ++w) {
        for (int h = 1; w * h <= 24; ++h) {
            if (w < h) continue;  // turned boards are compared below
            ++boards;
            const plain::Board plain = plain::Board::rectangle(w, h);
            const Board board = Board::rectangle(w, h);
            const BigBoard theory(board);
            for (int s = 0; s < plain.holes(); ++s) {
                const Hole vacate{plain.column(s), plain.row(s)};
                // One vacancy of each kind is searched.
                const Problem least = canonical({board, vacate, vacate});
                std::vector<bool> ends;
                if (least.vacate() == vacate) ends = plain.reachable_ends(s);
                for (int f = 0; f < plain.holes(); ++f) {
                    const Hole finish{plain.column(f), plain.row(f)};
                    const Solvability answer = solvability(theory, big(vacate), big(finish));
                    INFO(board.name() << " " << s << " to " << f << ": " << answer.reason);
                    if (!ends.empty()) REQUIRE(answer.solvable == ends[static_cast<std::size_t>(f)]);
                    CHECK((answer.feasible || !answer.solvable));
                    CHECK_FALSE(answer.reason.empty());
                    for (const Affine& map : symmetries(board))
                        CHECK(solvability(theory, big(map(vacate)), big(map(finish))).solvable == answer.solvable);
                    const Solvability turned =
                        solvability(BigBoard(Board::rectangle(h, w)), {vacate.y, vacate.x}, {finish.y, finish.x});
                    CHECK(turned.solvable == answer.solvable);
                    CHECK(turned.feasible == answer.feasible);
                    CHECK(solvability(theory, big(finish), big(vacate)).solvable == answer.solvable);
                }
            }
        }
    }
    CHECK(boards == 24 + 11 + 6 + 3);  // heights 1 to 4
}

TEST_CASE("theorem = exhaustive search on lines of up to 60 holes", "[long]") {
    for (std::int32_t n = 25; n <= 60; ++n) {
        const Board board = Board::rectangle(n, 1);
        const SmallBoard small(board);
        for (std::int32_t s = 0; s < n; ++s) {
            const Bits ends = all_finishes(small, small.full() & ~small.bit({s, 0}));
            for (std::int32_t f = 0; f < n; ++f)
                REQUIRE(solvability(BigBoard(board), {s, 0}, {f, 0}).solvable == ((ends & small.bit({f, 0})) != 0));
        }
    }
}

TEST_CASE("rectangle pair counts and finishes agree with enumeration", "[long]") {
    for (std::int32_t w = 1; w <= 10; ++w) {
        for (std::int32_t h = 1; h <= 10; ++h) {
            const Board board = Board::rectangle(w, h);
            const BigBoard theory(board);
            INFO(board.name());
            std::set<std::tuple<Hole, Hole>> feasible;
            std::set<std::tuple<Hole, Hole>> solvable;
            for (std::int32_t i = 0; i < w * h; ++i) {
                const Hole s{i % w, i / w};
                std::vector<BigHole> listed;
                for_each_finish(theory, big(s), [&](const BigHole& f) { listed.push_back(f); });
                std::size_t next = 0;
                for (std::int32_t k = 0; k < w * h; ++k) {
                    const Hole f{k % w, k / w};
                    const Solvability answer = solvability(theory, big(s), big(f));
                    const Problem least = canonical({board, s, f});
                    if (answer.feasible) feasible.insert({least.vacate(), least.finish()});
                    if (!answer.solvable) continue;
                    solvable.insert({least.vacate(), least.finish()});
                    REQUIRE(next < listed.size());
                    CHECK(listed[next++] == big(f));
                }
                CHECK(next == listed.size());
                const Finishes all = finishes(theory, big(s));
                CHECK(all.count == next);
                CHECK(all.solvability.solvable == (next > 0));
                CHECK_FALSE(all.solvability.reason.empty());
                CHECK(choose_problem(board, s, {}).problem.has_value() == (next > 0));
                CHECK(choose_problem(board, {}, s).problem.has_value() == (next > 0));
            }
            const PairCount count = pair_count(theory);
            CHECK(count.feasible == feasible.size());
            CHECK(count.solvable == solvable.size());
            CHECK(board_solvability(theory).solvable == !solvable.empty());
            CHECK(board_solvability(theory).feasible == !feasible.empty());
            CHECK(choose_problem(board, {}, {}).problem.has_value() == !solvable.empty());
        }
    }
}

TEST_CASE("lines up to 24 holes: counts agree with enumeration") {
    for (std::int32_t n = 1; n <= 24; ++n) {
        const BigBoard line = BigBoard::rectangle(n, 1);
        int solvable = 0;
        for (int s = 0; s < n; ++s)
            for (int f = 0; f < n; ++f) solvable += solvability(line, {s, 0}, {f, 0}).solvable ? 1 : 0;
        // A pair's mirror image is another pair, unless it is its own.
        int own = 0;
        for (int s = 0; s < n; ++s) own += 2 * s == n - 1 && solvability(line, {s, 0}, {s, 0}).solvable ? 1 : 0;
        CHECK(pair_count(line).solvable == (solvable + own) / 2);
    }
}

TEST_CASE("rectangles of any size are judged at once") {
    const BigBoard board = BigBoard::parse("100000000000000000000x7");
    CHECK(solvability(board, board.parse_hole("0,1"), board.parse_hole("99999999999999999999,5")).solvable);
    CHECK(finishes(board, {0, 1}).count == Integer("33333333333333333334") * 2);
    CHECK_FALSE(solvability(BigBoard::parse("2x99999999999999999999"), {0, 0}, {0, 0}).solvable);
    CHECK(finishes(BigBoard::parse("1x99999999999999999998"), {0, 1}).count == 2);
    CHECK(finishes(BigBoard::parse("99999999999999999998x3"), {4, 1}).count == 0);
    const Integer n("100000000000000000000");
    CHECK(pair_count(BigBoard::rectangle(3, n)).feasible > pair_count(BigBoard::rectangle(3, n)).solvable);
}
