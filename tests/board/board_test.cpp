#include "board/board.hpp"
#include "base/error.hpp"
#include "board/jump.hpp"
#include "board/names.hpp"
#include "board/parse.hpp"
#include "notation/holes.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

TEST_CASE("a triangle has n(n+1)/2 holes, numbered row by row") {
    const Board board = Board::triangle(12);
    CHECK(board.hole_count() == 78);
    CHECK(board.name() == "T12");
    std::uint64_t next = 0;
    board.for_each_hole([&](Hole h) { CHECK(board.index(h) == next++); });
    CHECK(next == 78);
}

TEST_CASE("a board contains its holes and no others") {
    const Board board = Board::triangle(5);
    int count = 0;
    for (std::int32_t y = -3; y < 9; ++y)
        for (std::int32_t x = -3; x < 9; ++x) count += board.contains({x, y}) ? 1 : 0;
    CHECK(count == 15);
    CHECK_FALSE(board.contains({3, 2}));
    CHECK_FALSE(board.contains({-1, 2}));
    CHECK_FALSE(board.contains({0, 5}));
}

TEST_CASE("board names are read as they are written") {
    CHECK(parse_board("T1") == Board::triangle(1));
    CHECK(parse_board("T300").height() == 300);
    for (const char* wrong : {"", "T", "T0", "T-3", "T01", "T5x", "5", "t5", "0x5", "5x", "x5", "-3x4", "5x5x5", "08x5",
                              "8X5", "T 5", "T+5", "T5.0", "Tfive"}) {
        INFO(wrong);
        CHECK_THROWS_AS(parse_board(wrong), Error);
    }
}

TEST_CASE("a board too large to play on is a limit error") {
    for (const char* large : {"T1000000001", "T999999999999", "T99999999999999999999999999"}) {
        try {
            parse_board(large);
            FAIL("accepted " << large);
        } catch (const Error& e) {
            CHECK(e.kind() == Error::Kind::limit);
        }
    }
}

TEST_CASE("hole names count columns as a spreadsheet does") {
    CHECK(hole_name(Hole{0, 0}) == "a1");
    CHECK(hole_name(Hole{2, 4}) == "c5");
    CHECK(hole_name(Hole{25, 30}) == "z31");
    CHECK(hole_name(Hole{26, 30}) == "aa31");
    CHECK(hole_name(Hole{701, 701}) == "zz702");
    CHECK(hole_name(Hole{702, 702}) == "aaa703");
    const Board board = Board::triangle(20000);
    for (const Hole h : {Hole{0, 0}, Hole{25, 25}, Hole{26, 26}, Hole{700, 9999}, Hole{19999, 19999}}) {
        CHECK(parse_hole(board, hole_name(h)) == h);
        CHECK(parse_hole(board, std::to_string(h.x) + "," + std::to_string(h.y)) == h);
    }
}

TEST_CASE("holes off the board and noise are refused") {
    const Board board = Board::triangle(5);
    for (const char* wrong : {"b1", "a6", "f6", "0,5", "1,0", "zzzzzzzzzzzz1", "a999999999999", "zzzzzzz1"}) {
        INFO(wrong);
        try {
            parse_hole(board, wrong);
            FAIL("accepted");
        } catch (const Error& e) {
            CHECK(e.kind() == Error::Kind::input);
            CHECK(std::string(e.what()).find("a1 to e5") != std::string::npos);
        }
    }
    for (const char* wrong :
         {"", "a", "0", "16", "a0", "a-1", "1,", ",1", "1,2,3", "-1,0", "a1 ", "99999999999999999999,0",
          "aaaaaaaaaaaaaaaaaaaaaaaaaaaaa1", "gkgwbylwrxtlpq1", "aaaaaaaaaaaaaaaaa1", "a9999999999999999"}) {
        INFO(wrong);
        CHECK_THROWS_AS(parse_hole(board, wrong), Error);
    }
}

TEST_CASE("the hole jumped over has the expected number") {
    const Board board = Board::triangle(9);
    int jumps = 0;
    for (std::int32_t y = 0; y < 9; ++y) {
        for (std::int32_t x = 0; x <= y; ++x) {
            for (const Hole d : half_directions(board.lattice())) {
                const Jump jump{{x, y}, Hole{x, y} + 2 * d};
                if (!board.contains(jump.to)) continue;
                ++jumps;
                for (const Jump j : {jump, Jump{jump.to, jump.from}}) {
                    JumpIndices at{};
                    CHECK(board.with_rows([&](auto rows) { return rows.locate(j, at); }));
                    CHECK(at.over == board.index(j.over()));
                    CHECK(at.from == board.index(j.from));
                    CHECK(at.to == board.index(j.to));
                }
            }
        }
    }
    CHECK(jumps == 84);
}

TEST_CASE("jump vectors are twice the neighbour directions") {
    for (const Lattice lattice : lattices) {
        for (std::int32_t y = -6; y <= 6; ++y) {
            for (std::int32_t x = -6; x <= 6; ++x) {
                bool expected = false;
                for (const Hole d : half_directions(lattice))
                    expected = expected || Hole{x, y} == 2 * d || Hole{x, y} == -2 * d;
                CHECK(is_jump_vector(lattice, {x, y}) == expected);
            }
        }
    }
    CHECK_FALSE(is_jump_vector(Lattice::square, {2'000'000'000, -2'000'000'000}));
}

TEST_CASE("a rectangle has w x h holes, numbered row by row") {
    const Board board = parse_board("8x5");
    CHECK(board == Board::rectangle(8, 5));
    CHECK(board.name() == "8x5");
    CHECK(board.hole_count() == 40);
    CHECK(board.width() == 8);
    CHECK(board.lattice() == Lattice::square);
    std::uint64_t next = 0;
    board.for_each_hole([&](Hole h) { CHECK(board.index(h) == next++); });
    CHECK(board.contains({7, 0}));
    CHECK_FALSE(board.contains({8, 0}));
    CHECK_FALSE(board.contains({0, 5}));
    JumpIndices at{};
    CHECK(board.with_rows([&](auto rows) { return rows.locate({{3, 1}, {3, 3}}, at); }));
    CHECK(at.over == board.index({3, 2}));
    CHECK_THROWS_WITH(parse_hole(board, "i1"),
                      "hole i1 is not on 8x5; the holes of 8x5 are a1 to h5: columns a to h, rows 1 to 5");
    CHECK(Board::rectangle(1'000'000'000, 1'000'000'000).hole_count() == 1'000'000'000'000'000'000);
}
