#include "support/catch.hpp"
#include "support/make.hpp"
#include "peg/referee.hpp"
#include "peg/symmetry.hpp"
#include "theory/position_class.hpp"

using namespace pegwright;

TEST_CASE("no jump of a solution changes the position class") {
    for (std::int32_t side = 6; side <= 14; ++side) {
        const Problem problem{Board::triangle(side), {0, 1}, side % 3 == 1 ? Hole{1, 1} : Hole{0, 1}};
        const Solution solution = constructed(problem);
        Referee referee(problem);
        const PositionClass at_start = position_class(referee.position());
        for (const Jump& jump : solution.jumps) {
            REQUIRE(referee.play(jump));
            REQUIRE(position_class(referee.position()) == at_start);
        }
    }
}

TEST_CASE("the full board's class and the label counts agree with counting holes") {
    for (std::int32_t side = 1; side <= 40; ++side) {
        const Board board = Board::triangle(side);
        int count[3] = {};
        for (std::int32_t y = 0; y < side; ++y)
            for (std::int32_t x = 0; x <= y; ++x) ++count[(x + y) % 3];
        for (int i = 0; i < 3; ++i) CHECK(label_count(side, i) == count[i]);
        CHECK(full_board_class(side) == position_class(Position(board)));
        CHECK((full_board_class(side) == PositionClass::empty) == (side % 3 != 1));
    }
}

TEST_CASE("Theorem 2.3: a position with rotational symmetry is in class EMPTY unless n = 1 (mod 3)") {
    for (std::int32_t side = 2; side <= 12; ++side) {
        const Board board = Board::triangle(side);
        const Affine turn = triangle_symmetry(side, {1, 2, 0});
        std::uint32_t random = 7;
        for (int round = 0; round < 100; ++round) {
            Position position(board);
            for (std::int32_t y = 0; y < side; ++y) {
                for (std::int32_t x = 0; x <= y; ++x) {
                    random = random * 1664525 + 1013904223;
                    if (random >> 31) continue;
                    for (const Hole h : {Hole{x, y}, turn(Hole{x, y}), turn(turn(Hole{x, y}))}) position.clear(h);
                }
            }
            REQUIRE(has_rotational_symmetry(position));
            if (side % 3 != 1) CHECK(position_class(position) == PositionClass::empty);
        }
    }
}

TEST_CASE("Theorem 2.3: no solution passes through a position with rotational symmetry") {
    for (const std::int32_t side : {6, 8, 9, 11}) {
        const Problem problem{Board::triangle(side), {0, 0}, {0, 3}};
        Referee referee(problem);
        for (const Jump& jump : constructed(problem).jumps) {
            REQUIRE(referee.play(jump));
            CHECK_FALSE(has_rotational_symmetry(referee.position()));
        }
    }
}
