#include "game/refereed.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;
using pegwright::game::JumpList;
using pegwright::game::Refereed;
using pegwright::game::Refused;

TEST_CASE("jumps pass on if the referee accepts them") {
    const Problem problem(parse_board("4x1"), Hole{1, 0}, Hole{2, 0});
    const std::vector<Jump> good{{{3, 0}, {1, 0}}, {{0, 0}, {2, 0}}};
    JumpList list;
    std::uint64_t told = 0;
    Refereed refereed(problem, list, [&](const Progress& place) { told = place.done; });
    CHECK_THROWS_AS(refereed.finish(), Refused);
    refereed.take(good);
    refereed.finish();
    CHECK(list.list == good);
    CHECK(told == 2);

    JumpList nothing;
    Refereed strict(problem, nothing);
    const std::vector<Jump> bad{{{0, 0}, {2, 0}}};
    CHECK_THROWS_AS(strict.take(bad), Refused);
    CHECK(nothing.list.empty());
}
