#include "notation/chain.hpp"
#include "base/error.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"

#include <vector>

using namespace pegwright::tests;

namespace {

std::vector<Jump> chain(const std::string& text, HoleNames names = HoleNames::letters) {
    const Board board = Board::triangle(5);
    TextScanner scanner(text, "t");
    std::vector<Jump> jumps;
    ChainReader(scanner, board, names).read_move([&](Jump jump) { return jumps.push_back(jump), true; });
    return jumps;
}

std::string fault(const std::string& text, HoleNames names = HoleNames::letters) {
    return error_of(Error::Kind::input, [&] { chain(text, names); });
}

}  // namespace

TEST_CASE("a chain goes on behind a hyphen, with or without blanks") {
    const std::vector<Jump> expected = {{{0, 2}, {0, 0}}, {{0, 0}, {2, 2}}};
    for (const char* text :
         {"a3-a1-c3", "a3 - a1 - c3", "A3-a1-C3", "a3\t-\ta1\t-  c3", "a3 -a1- c3", "0,2-0,0-2,2", "a3-a1-c3 ",
          "a3-a1-c3,a3-a1", "a3-a1-c3#-a1", "a3-a1-c3 a1-c3", "a3-a1-c3\n-", "0,2 - a1 -\t2,2"}) {
        INFO(text);
        CHECK(chain(text) == expected);
    }
}

TEST_CASE("numbers count holes row by row; a comma separates moves") {
    const std::vector<Jump> expected = {{{0, 2}, {0, 0}}, {{0, 0}, {2, 2}}};
    for (const char* text : {"4-1-6", "4 - 1 -6", "4-1-6,7-2", "4-1-6, 7-2", "04-1-6"}) {
        INFO(text);
        CHECK(chain(text, HoleNames::numbers) == expected);
    }
    CHECK(fault("4-16", HoleNames::numbers) == "t:1:3: there is no hole 16 on T5; its holes are 1 to 15");
    CHECK(fault("0-1", HoleNames::numbers).find("t:1:1: there is no hole 0 on T5") == 0);
    CHECK(fault("4-99999999999999999999999999", HoleNames::numbers).find("t:1:3: there is no hole 999") == 0);
    CHECK(fault("?-1", HoleNames::numbers).find("t:1:1: expected the number of a hole, found '?-1'") == 0);
    // Letters are no numbers.
    CHECK(chain("a3-1-c3", HoleNames::numbers) == expected);
    CHECK(fault("4 1-6", HoleNames::numbers) ==
          "t:1:3: a move needs two holes or more, as in 4-1; found '1-6' after one");
}

TEST_CASE("a chain that begins with a number has numbers") {
    const std::vector<Jump> expected = {{{0, 2}, {0, 0}}, {{0, 0}, {2, 2}}};
    for (const char* text : {"4-1-6", "4 - 1 -6", "4-1-6,7-2", "4-1-6, 0,3-2,3"}) {
        INFO(text);
        CHECK(chain(text) == expected);
    }
    CHECK(fault("4-16") == "t:1:3: there is no hole 16 on T5; its holes are 1 to 15");
    CHECK(fault("4-a1") == "t:1:3: expected the number of a hole, found 'a1'");
    CHECK(says(fault("12"), "a move needs two holes or more, as in 4-1; found "));
    for (const char* text : {"?", "", "a3-?", "-a3", "5c-a1", "a3--a1", "a3-\na1", "a3-1"}) {
        INFO(text);
        CHECK(says(fault(text), "expected a hole such as c5"));
    }
    CHECK(says(fault("a3-a1;"), "expected '-' or a blank, found ';'"));
}
