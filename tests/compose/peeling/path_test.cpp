#include "compose/peeling/region.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"

#include <algorithm>

using namespace pegwright::tests;
using namespace pegwright::compose::peeling;

TEST_CASE("clearances are distances from the outside") {
    const PeelRegion region(parse_board("9x7"));
    const auto room = clearances(region);
    for (const Site p : region.sites()) {
        const Hole h = region.hole(p);
        CHECK(room[PeelRegion::index(p)] == std::min({h.x + 1, h.y + 1, 9 - h.x, 7 - h.y}));
    }
}

TEST_CASE("a path uses neighbours and keeps away from edges") {
    std::vector<Hole> holes;
    for (std::int32_t y = 0; y < 40; ++y)
        for (std::int32_t x = 0; x < 40; ++x)
            if (x < 12 || x >= 28 || y >= 20) holes.push_back({x, y});
    const PeelRegion region(Board::of(Lattice::square, pegwright::board::Spans(holes)));
    const auto room = clearances(region);
    const Site from = region.site({0, 0});
    const Site to = region.site({39, 0});
    const auto way = vacancy_path(region, room, from, to, 9);
    REQUIRE(way.size() >= 80);
    CHECK(std::minmax(way.front(), way.back()) == std::minmax(from, to));
    for (std::size_t i = 1; i < way.size(); ++i) {
        CHECK(region.is_hole(way[i]));
        CHECK(std::find(region.steps().begin(), region.steps().end(), way[i] - way[i - 1]) != region.steps().end());
    }
    const auto roomy = std::count_if(way.begin(), way.end(), [&](Site p) { return room[PeelRegion::index(p)] >= 5; });
    CHECK(2 * roomy > static_cast<std::ptrdiff_t>(way.size()));
    // Room does not matter.
    CHECK(vacancy_path(region, room, from, to, 0).size() == 80);
    CHECK(vacancy_path(region, room, from, from, 9) == std::vector<Site>{from});
}

TEST_CASE("no path leads to an island") {
    const PeelRegion region(parse_board("oo.oo/oo.oo"));
    CHECK(vacancy_path(region, clearances(region), region.site({0, 0}), region.site({4, 1}), 9).empty());
}
