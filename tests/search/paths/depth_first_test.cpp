#include "search/paths/depth_first.hpp"
#include "notation/holes.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/plain.hpp"
#include "support/search.hpp"

using namespace pegwright::tests;

TEST_CASE("depth-first search agrees with brute force") {
    for (int side = 4; side <= 5; ++side) {
        const plain::Board t = plain::Board::triangle(side);
        const Board board = Board::triangle(side);
        const SmallBoard small(board);
        for (int s = 0; s < t.holes(); ++s) {
            const auto ends = t.reachable_ends(s);
            const Bits finishes = all_finishes(small, small.full() & ~(Bits{1} << s));
            for (int f = 0; f < t.holes(); ++f) {
                const bool possible = ends[static_cast<std::size_t>(f)];
                CHECK(((finishes >> f & 1) != 0) == possible);
                const auto result = depth_first({board, {t.column(s), t.row(s)}, {t.column(f), t.row(f)}});
                REQUIRE(result.solution.has_value() == possible);
                if (possible) CHECK(referee_on(*result.solution));
            }
        }
    }
}

TEST_CASE("positions reached on T_5 from each vacancy, as published") {
    // [Bell 2008, section 2.3], counting the start. b3 to b3 is unsolvable, so the search visits all.
    const Board board = Board::triangle(5);
    const struct {
        const char* vacate;
        const char* unreachable;
        std::int64_t positions;
    } rows[] = {{"a1", "b3", 3016}, {"a2", "c4", 2377}, {"b3", "b3", 1651}};
    for (const auto& row : rows) {
        const auto result = depth_first({board, parse_hole(board, row.vacate), parse_hole(board, row.unreachable)});
        CHECK_FALSE(result.solution);
        CHECK(result.positions + 1 == row.positions);
    }
}

TEST_CASE("the poll can stop a search") {
    CHECK_THROWS_AS(depth_first({Board::triangle(8), {0, 0}, {0, 0}}, [] { throw 1; }), int);
}

TEST_CASE("restarting depth-first search is repeatable, and gives up") {
    const Problem problem{Board::rectangle(6, 5), {0, 0}, {3, 3}};
    const auto found = depth_first_restarting(problem, 100);
    REQUIRE(found);
    CHECK(referee_on(*found));
    CHECK(depth_first_restarting(problem, 100) == found);
    CHECK_FALSE(depth_first_restarting({Board::triangle(5), {1, 2}, {1, 2}}, 3));
    int attempts = 0;
    CHECK_FALSE(depth_first_restarting({Board::triangle(5), {1, 2}, {1, 2}}, 7, [&] { ++attempts; }));
    CHECK(attempts == 7);
}
