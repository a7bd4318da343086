#include "notation/holes.hpp"

#include "base/error.hpp"
#include "board/parse.hpp"
#include "support/catch.hpp"
#include "theory/integer.hpp"

using namespace pegwright::tests;

TEST_CASE("zeros before a coordinate do not count") {
    const Board board = parse_board("12x4");
    const BigBoard big_board = BigBoard::parse("12x4");
    for (const char* text : {"10,1", "000000000000000010,0001", "10,00000000000000000000001"}) {
        CHECK(parse_hole(board, text) == Hole{10, 1});
        CHECK(big_board.parse_hole(text) == big(Hole{10, 1}));
    }
    for (const char* text : {"1000000000000010,1", "10,10000000000000000001"}) {
        CHECK_THROWS_AS(parse_hole(board, text), Error);
        CHECK_THROWS_AS(big_board.parse_hole(text), Error);
    }
}

TEST_CASE("two numbers are x,y, and an odd number of them holes") {
    const Board board = Board::triangle(5);
    CHECK(parse_hole(board, "13") == parse_hole(board, "c5"));
    CHECK(parse_holes(board, "13") == parse_holes(board, "c5"));
    CHECK(parse_holes(board, "2,4") == parse_holes(board, "c5"));
    CHECK(parse_holes(board, "1,2,3") == parse_holes(board, "a1,a2,b2"));
    CHECK_THROWS_AS(parse_holes(board, "13,14"), Error);
}

TEST_CASE("a sentence names holes by number where asked") {
    const Board board = Board::triangle(5);
    const std::string sentence = "a game of T5 from b3 ends at c5, a1 or e9 (3 of 12 can), not in row 5; hexagon4";
    CHECK(with_names(board, sentence, HoleNames::letters) == sentence);
    CHECK(with_names(board, sentence, HoleNames::numbers) ==
          "a game of T5 from 5 ends at 13, 1 or e9 (3 of 12 can), not in row 5; hexagon4");
}

TEST_CASE("each notation writes the holes that it reads") {
    const Board board = Board::triangle(5);
    const Hole c5 = parse_hole(board, "c5");
    const char* const written[] = {"c5", "13", "12", "5,3", "4,2", "3,5", "2,4"};
    for (std::size_t i = 0; i < all_hole_names.size(); ++i) {
        const HoleNames names = all_hole_names[i];
        CHECK(hole_text(board, c5, names) == written[i]);
        CHECK(hole_names_named(std::string(to_string(names))) == names);
        board.for_each_hole([&](Hole hole) {
            CHECK(parse_hole(board, hole_text(board, hole, names), names) == hole);
            CHECK(parse_hole(board, hole_text(board, hole), names) == hole);
        });
        const std::vector<Hole> some = {{0, 0}, {1, 3}, {4, 4}};
        CHECK(parse_holes(board, holes_text(board, some, names), names) == some);
    }
    CHECK_THROWS_WITH(parse_hole(board, "15", HoleNames::from0), "there is no hole 15 on T5; its holes are 0 to 14");
    CHECK_THROWS_WITH(parse_hole(board, "0,1", HoleNames::row_col),
                      "there is no hole 0,1 (row,col) on T5; its rows are 1 to 5, its columns 1 to 5");
    CHECK_THROWS_WITH(parse_hole(board, "13", HoleNames::row_col),
                      "'13' is no hole in the notation row,col; write 1,1");
    CHECK_THROWS_AS(parse_holes(board, "1,1,2", HoleNames::row_col), Error);
    CHECK_THROWS_AS(hole_names_named("col0"), Error);
}
