#include "theory/narrow_arms.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;
using pegwright::theory::narrow_arms;

TEST_CASE("narrow arms go inwards up to a hole with three neighbours") {
    const auto of = [](const char* board) { return narrow_arms(parse_board(board)); };
    CHECK(of("english").empty());
    CHECK(of("T8").empty());
    CHECK(of("8x8").empty());
    // Narrow arms have four holes or more.
    CHECK(of("ooo.../ooo.../oooooo").empty());
    const auto straight = of("ooo..../ooo..../ooooooo");
    REQUIRE(straight.size() == 1);
    CHECK(straight[0] == std::vector<Hole>{{6, 2}, {5, 2}, {4, 2}, {3, 2}});
    const auto bent = of("ooo..o/ooo..o/oooooo");
    REQUIRE(bent.size() == 1);
    CHECK(bent[0] == std::vector<Hole>{{5, 0}, {5, 1}, {5, 2}, {4, 2}, {3, 2}});
    // One at either side; lines and rings have none.
    CHECK(of("....ooo..../....ooo..../ooooooooooo").size() == 2);
    CHECK(of("1x9").empty());
    CHECK(of("ooo/o.o/ooo").empty());
    CHECK(of("triangular:oo...../oo...../ooooooo").size() == 1);
}
