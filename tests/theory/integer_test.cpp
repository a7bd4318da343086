#include "theory/integer.hpp"
#include "base/error.hpp"
#include "board/parse.hpp"
#include "notation/holes.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

TEST_CASE("holes of boards of any size have names, read as they are written") {
    const BigBoard board = BigBoard::parse("T1000000000000000000000007");
    CHECK(board.name() == "T1000000000000000000000007");
    for (const char* text : {"a1", "zz702", "abcdefghijklmnop1000000000000000000000007"})
        CHECK(hole_name(board.parse_hole(text)) == text);
    CHECK(board.parse_hole("3,5") == BigHole{3, 5});
    CHECK_THROWS_AS(board.parse_hole("b1"), Error);
    CHECK_THROWS_AS(board.parse_hole("a1000000000000000000000008"), Error);
    CHECK_THROWS_AS(BigBoard::parse("T0"), Error);
}

TEST_CASE("modulo is never negative") {
    CHECK(modulo(-1, 3) == 2);
    CHECK(modulo(-3, 3) == 0);
    CHECK(modulo(7, 3) == 1);
}

TEST_CASE("messages about boards of any size stay short") {
    const std::string side(500, '1');
    for (const std::string& name : {"T" + side, side + "x3", "3x" + side}) {
        std::string message;
        try {
            BigBoard::parse(name).parse_hole("zz" + side + "1");
        } catch (const Error& e) {
            message = e.what();
        }
        CHECK(message.find("is not on") != std::string::npos);
        CHECK(message.size() < 600);
    }
}
