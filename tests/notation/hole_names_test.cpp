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
