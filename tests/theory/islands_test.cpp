#include "theory/islands.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;
using pegwright::theory::Islands;

TEST_CASE("islands are what jumps connect, not what touches") {
    const auto count = [](const char* board) { return Islands::of(parse_board(board)).value().count(); };
    CHECK(count("english") == 1);
    CHECK(count("T5") == 1);
    CHECK(count("ooo.ooo") == 2);
    // No three in line; two lines that touch without a common jump.
    CHECK(count("oo/oo") == 4);
    CHECK(count("ooo/..o") == 2);
    CHECK(count("ooo/..o/..o") == 1);
    CHECK_FALSE(Islands::of(pegwright::board::Board::rectangle(2000, 2000)));
}

TEST_CASE("an island keeps a peg, gets none, and stays if full") {
    const Board board = parse_board("ooo.ooo");
    const Islands islands = Islands::of(board).value();
    const auto pegs = [&](std::initializer_list<std::int32_t> columns) {
        Position position = Position::empty(board);
        for (const std::int32_t x : columns) position.set({x, 0});
        return position;
    };
    CHECK(islands.inhabited(pegs({0, 1})) == 1);
    CHECK(islands.inhabited(pegs({0, 4})) == 2);
    CHECK_FALSE(islands.broken_by(pegs({0, 1, 4}), pegs({2, 4})));
    const auto broken = [&](const Position& start, const Position& goal) {
        const auto found = islands.broken_by(start, goal).value();
        return std::pair(found.hole, found.why);
    };
    CHECK(broken(pegs({0, 1, 4}), pegs({2})) == std::pair(Hole{4, 0}, Islands::Why::keeps_a_peg));
    CHECK(broken(pegs({0, 1}), pegs({2, 5})) == std::pair(Hole{4, 0}, Islands::Why::gets_none));
    CHECK(broken(pegs({0, 1, 2, 4}), pegs({0, 4})) == std::pair(Hole{0, 0}, Islands::Why::is_full));
}

TEST_CASE("holes outside the largest island are found") {
    const auto beside = Islands::of(parse_board("ooo.o/ooo../ooo.o")).value().beside_the_largest();
    CHECK(beside == std::vector<Hole>{{4, 0}, {4, 2}});
    CHECK(Islands::of(parse_board("T5")).value().beside_the_largest().empty());
}
