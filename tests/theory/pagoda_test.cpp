#include "theory/pagoda.hpp"

#include "board/parse.hpp"
#include "notation/positions.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"

#include <bit>

using namespace pegwright::tests;

namespace {

// Bell's count of the 41-hole board [pages]: 1 and 0 in turn, -1 all along the edge.
std::vector<std::int32_t> diamond_weights(const Board& board) {
    std::vector<std::int32_t> weights;
    for (const Hole h : board.holes()) {
        const std::int32_t from_middle = std::abs(h.x - 4) + std::abs(h.y - 4);
        weights.push_back(from_middle == 4 ? -1 : from_middle % 2);
    }
    return weights;
}

}  // namespace

TEST_CASE("weights that no jump raises are a pagoda function") {
    const Board line = parse_board("6x1");
    // Fibonacci numbers.
    CHECK(PagodaFunction::of(line, {1, 1, 2, 3, 5, 8}));
    CHECK(PagodaFunction::of(line, {0, 0, 0, 0, 0, 0}));
    CHECK_FALSE(PagodaFunction::of(line, {1, 1, 2, 3, 5, 9}));
    CHECK_FALSE(PagodaFunction::of(line, {0, 0, 0, 1, 0, 0}));
    CHECK_FALSE(PagodaFunction::of(line, {8, 5, 3, 2, 1, -2}));  // nothing but 3-2-1 and 5-6: 2 + 1 >= -2, 1 - 2 < 2
    // Sums have 64 bits.
    CHECK(PagodaFunction::of(parse_board("3x1"), {2147483647, 2147483647, 2147483647}));
    CHECK_FALSE(PagodaFunction::of(parse_board("3x1"), {-2147483648, -2147483648, 2147483647}));
}

TEST_CASE("each jump of a board counts, on every lattice") {
    Random random;
    for (int n = 0; n < 200; ++n) {
        const Board board = random_board(random);
        const std::vector<JumpIndices> jumps = all_jumps(board);
        const PlainGames games(board);
        // Plain games make each jump, so 1 + 1 < 3 is refused.
        for (const JumpIndices& j : jumps) {
            std::vector<std::int32_t> weights(static_cast<std::size_t>(board.hole_count()), 1);
            weights[j.to] = 3;
            CHECK_FALSE(PagodaFunction::of(board, weights));
            const std::uint64_t start = std::uint64_t{1} << j.from | std::uint64_t{1} << j.over;
            CHECK(games.reached(start).count(std::uint64_t{1} << j.to) == 1);
        }
        for (std::uint64_t to = 0; to < static_cast<std::uint64_t>(board.hole_count()); ++to) {
            std::vector<std::int32_t> weights(static_cast<std::size_t>(board.hole_count()), 1);
            weights[to] = 3;
            const bool lands =
                std::any_of(jumps.begin(), jumps.end(), [&](const JumpIndices& j) { return j.to == to; });
            CHECK(PagodaFunction::of(board, weights).has_value() != lands);
        }
    }
}

TEST_CASE("published: the count of the 41-hole diamond") {
    const Board board = parse_board("diamond");
    const auto function = PagodaFunction::of(board, diamond_weights(board));
    REQUIRE(function);
    Position start(board);
    CHECK(function->sum(start) == 0);
    start.clear({4, 2});
    Position goal = Position::empty(board);
    goal.set({4, 3});
    CHECK(function->sum(start) == 0);
    CHECK(function->sum(goal) == 1);
    CHECK(function->forbids(start, goal));
    CHECK_FALSE(function->forbids(goal, start));
    CHECK(function->weight({4, 3}) == 1);
}

TEST_CASE("a picture shows the weights in columns of one width") {
    const Board board = parse_board(".o./.../ooo/o");
    CHECK(PagodaFunction::of(board, {-2, 0, 11, -1, 5})->picture() ==
          "  . -2\n"
          "  .\n"
          "  0 11 -1\n"
          "  5\n");
    CHECK(PagodaFunction::of(parse_board("T3"), {1, 2, 3, 3, 5, 4})->picture() == " 1\n 2 3\n 3 5 4\n");
}

TEST_CASE("jumps from and to a position undo each other") {
    Random random;
    for (int n = 0; n < 300; ++n) {
        const Board board = random_board(random);
        const Position position = position_of(board, random_position(random, board, 2));
        const auto after = after_any_jump(position);
        const auto reached = PlainGames(board).reached(bits_of(position));
        std::set<std::uint64_t> distinct;
        for (const Position& next : after) {
            CHECK(next.peg_count() == position.peg_count() - 1);
            CHECK(reached.count(bits_of(next)) == 1);
            distinct.insert(bits_of(next));
            const auto back = before_any_jump(next);
            CHECK(std::count(back.begin(), back.end(), position) >= 1);
        }
        const auto one_less = std::count_if(reached.begin(), reached.end(), [&](std::uint64_t bits) {
            return std::popcount(bits) == position.peg_count() - 1;
        });
        CHECK(distinct.size() == static_cast<std::size_t>(one_less));
        for (const Position& last : before_any_jump(position)) {
            const auto forth = after_any_jump(last);
            CHECK(std::count(forth.begin(), forth.end(), position) >= 1);
        }
    }
}
