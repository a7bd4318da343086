#include "theory/position_class.hpp"
#include "board/symmetry.hpp"
#include "game/referee.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"

#include <set>

using namespace pegwright::tests;

namespace {

bool has_rotational_symmetry(const Position& position) {
    const Affine turn = triangle_symmetry(position.board().height(), {1, 2, 0});
    bool same = true;
    position.board().for_each_hole([&](Hole h) { same = same && position.peg(h) == position.peg(turn(h)); });
    return same;
}

}  // namespace

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

TEST_CASE("the full board's class agrees with counting holes") {
    for (std::int32_t side = 1; side <= 40; ++side) {
        const Board board = Board::triangle(side);
        int count[3] = {};
        for (std::int32_t y = 0; y < side; ++y)
            for (std::int32_t x = 0; x <= y; ++x) ++count[(x + y) % 3];
        for (int i = 0; i < 3; ++i) CHECK(triangle_label_count(side, i) == count[i]);
        CHECK(full_board_class(BigBoard(board)) == position_class(Position(board)));
        CHECK(full_board_class(BigBoard(board)).is_empty() == (side % 3 != 1));
    }
}

TEST_CASE("Theorem 2.3: classes of positions with rotational symmetry") {
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
            if (side % 3 != 1) CHECK(position_class(position).is_empty());
        }
    }
}

TEST_CASE("Theorem 2.3: no solution meets a position with rotation") {
    for (const std::int32_t side : {6, 8, 9, 11}) {
        const Problem problem{Board::triangle(side), {0, 0}, {0, 3}};
        Referee referee(problem);
        for (const Jump& jump : constructed(problem).jumps) {
            REQUIRE(referee.play(jump));
            CHECK_FALSE(has_rotational_symmetry(referee.position()));
        }
    }
}

TEST_CASE("a rectangle is null-class iff 3 divides a side") {
    for (std::int32_t w = 1; w <= 14; ++w) {
        for (std::int32_t h = 1; h <= 14; ++h) {
            const Board board = Board::rectangle(w, h);
            const PositionClass full = position_class(Position(board));
            CHECK(full_board_class(BigBoard(board)) == full);
            CHECK(full.is_empty() == (w % 3 == 0 || h % 3 == 0));
        }
    }
}

TEST_CASE("no square jump changes the class, one of sixteen") {
    const Board board = Board::rectangle(5, 4);
    std::set<std::pair<LabelClass, LabelClass>> classes;
    std::uint32_t random = 99;
    for (int round = 0; round < 300; ++round) {
        Position position(board);
        for (std::uint64_t i = 0; i < 20; ++i) {
            random = random * 1664525 + 1013904223;
            if (random >> 31) position.clear_at(i);
        }
        const PositionClass before = position_class(position);
        classes.insert({before.sums, before.differences});
        for (std::int32_t y = 0; y < 4; ++y) {
            for (std::int32_t x = 0; x < 5; ++x) {
                for (const Hole d : half_directions(Lattice::square)) {
                    const Jump jump{{x, y}, Hole{x, y} + 2 * d};
                    if (!board.contains(jump.to) || !position.peg(jump.from) || !position.peg(jump.over()) ||
                        position.peg(jump.to))
                        continue;
                    Position after = position;
                    after.clear(jump.from);
                    after.clear(jump.over());
                    after.set(jump.to);
                    CHECK(position_class(after) == before);
                }
            }
        }
    }
    CHECK(classes.size() == 16);
}

TEST_CASE("the class of pegs is periodic in steps of three") {
    for (const Board& board : {Board::triangle(7), Board::rectangle(5, 4)}) {
        std::uint32_t random = 3;
        for (int round = 0; round < 100; ++round) {
            Position position(board);
            std::vector<Hole> pegs;
            for (const Hole h : holes_of(board)) {
                random = random * 1664525 + 1013904223;
                if (random >> 31)
                    position.clear(h);
                else
                    pegs.push_back(h);
            }
            const PositionClass known = position_class(position);
            CHECK(position_class(board.lattice(), pegs) == known);
            for (Hole& h : pegs) h = h - Hole{30, 27};
            CHECK(position_class(board.lattice(), pegs) == known);
        }
    }
    CHECK(position_class(Lattice::square, {}).is_empty());
    CHECK(position_class(Lattice::square, std::vector<Hole>{{-1, 0}}) ==
          PositionClass{LabelClass::peg2, LabelClass::peg2});
    CHECK(position_class(Lattice::square, std::vector<Hole>{{-1, -1}}) ==
          PositionClass{LabelClass::peg1, LabelClass::peg0});
    CHECK(position_class(Lattice::triangular, std::vector<Hole>{{0, -2}}) ==
          PositionClass{LabelClass::peg1, LabelClass::empty});
}
