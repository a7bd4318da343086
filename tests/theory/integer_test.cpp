#include "theory/integer.hpp"
#include "base/error.hpp"
#include "board/parse.hpp"
#include "notation/holes.hpp"
#include "support/catch.hpp"
#include "theory/digits.hpp"

#include <random>

using namespace pegwright::tests;

TEST_CASE("holes have names on boards of any size") {
    const BigBoard board = BigBoard::parse("T1000000000000000000000007");
    CHECK(board.name() == "T1000000000000000000000007");
    for (const char* text : {"a1", "zz702", "abcdefghijklmnop1000000000000000000000007"})
        CHECK(hole_name(board.parse_hole(text)) == text);
    CHECK(board.parse_hole("3,5") == BigHole{3, 5});
    CHECK_THROWS_AS(board.parse_hole("b1"), Error);
    CHECK_THROWS_AS(board.parse_hole("a1000000000000000000000008"), Error);
    CHECK_THROWS_AS(BigBoard::parse("T0"), Error);
}

TEST_CASE("long numbers are computed as digit by digit") {
    const auto letters_of = [](Integer x) {
        std::string letters;
        for (++x; x > 0; x /= 26) {
            --x;
            letters.insert(letters.begin(), static_cast<char>('a' + static_cast<int>(x % 26)));
        }
        return letters;
    };
    const BigBoard board = BigBoard::parse("1" + std::string(30000, '0') + "x1" + std::string(30000, '0'));
    std::mt19937_64 random(1);
    for (const unsigned bits : {1U, 31U, 32U, 63U, 64U, 65U, 127U, 128U, 129U, 1000U, 40000U, 80000U}) {
        Integer n = 1;
        for (unsigned i = 0; i < bits; i += 32) n = (n << 32) + static_cast<std::uint32_t>(random());
        for (const Integer& x : {n, Integer((Integer(1) << bits) - 1), Integer(Integer(1) << bits)}) {
            CHECK(digits_of(x) == x.str());
            CHECK(integer_of(x.str()) == x);
            CHECK(times(x, n + 1) == x * (n + 1));
            const BigHole hole{x, n};
            CHECK(hole_name(hole) == letters_of(x) + Integer(n + 1).str());
            CHECK(board.parse_hole(hole_name(hole)) == hole);
            CHECK(board.parse_hole(x.str() + "," + n.str()) == hole);
        }
    }
    // Where columns get one letter more.
    for (Integer x = 26, more = 26; x < (Integer(1) << 200); more *= 26, x += more)
        for (const Integer& near : {Integer(x - 1), x, Integer(x + 1)}) {
            CHECK(hole_name({near, 0}) == letters_of(near) + "1");
            CHECK(board.parse_hole(hole_name({near, 0})) == BigHole{near, 0});
        }
    CHECK(digits_of(0) == "0");
    CHECK(digits_of(35, 36) == "z");
    CHECK(integer_of("0007") == 7);
    CHECK_THROWS_AS(BigBoard::parse("T" + std::string(1'000'001, '1')), Error);
    CHECK_THROWS_AS(board.parse_hole(std::string(1'000'001, 'a') + "1"), Error);
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
