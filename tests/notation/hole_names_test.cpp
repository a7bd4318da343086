#include "notation/holes.hpp"

#include "base/error.hpp"
#include "board/parse.hpp"
#include "support/catch.hpp"
#include "theory/integer.hpp"

using namespace pegwright::tests;

TEST_CASE("zeros before a coordinate do not count, for boards and for theory alike") {
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
