#include "compose/peeling/surroundings.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;
using namespace pegwright::compose::peeling;

namespace {

std::vector<Rank> steps_from(const PeelRegion& region, Hole hole) {
    return region.ranks_from({region.site(hole)}, region.steps(), [&](Site p) { return region.is_hole(p); });
}

std::vector<Site> sites(const PeelRegion& region, const std::vector<Hole>& holes) {
    std::vector<Site> all;
    for (const Hole h : holes) all.push_back(region.site(h));
    return all;
}

}  // namespace

TEST_CASE("a block may or may not split the rest") {
    const PeelRegion region(parse_board("9x3"));
    const std::vector<Rank> ranks = steps_from(region, {0, 0});
    for (const bool through_tiles : {true, false}) {
        Surroundings around(region, ranks, 2, 1, through_tiles);
        CHECK(around.whole_without(sites(region, {{8, 0}, {8, 1}, {8, 2}})));
        CHECK(around.whole_without(sites(region, {{4, 0}, {4, 1}})));
        CHECK(!around.whole_without(sites(region, {{4, 0}, {4, 1}, {4, 2}})));
        // No single hole stays alone.
        CHECK(around.score(sites(region, {{8, 0}, {8, 1}, {8, 2}})));
        CHECK(!around.score(sites(region, {{8, 1}, {7, 2}, {8, 0}})));
    }
}

TEST_CASE("a part cut off is noticed, whatever its size") {
    for (const std::int32_t width : {20, 50, 200}) {
        const PeelRegion region(Board::rectangle(width, 3));
        const std::vector<Rank> ranks = steps_from(region, {0, 0});
        Surroundings around(region, ranks, 2, 1, false);
        const auto column = [&](std::int32_t x) { return sites(region, {{x, 0}, {x, 1}, {x, 2}}); };
        CHECK(!around.whole_without(column(5)));
        CHECK(!around.whole_without(column(width - 2)));
        CHECK(around.whole_without(column(width - 1)));
    }
}

TEST_CASE("a strip three wide is better left than one two wide") {
    const PeelRegion region(parse_board("6x9"));
    // Equal ranks; both blocks have 12 holes and equal edges.
    const std::vector<Rank> ranks(PeelRegion::index(region.end()), 5);
    Surroundings around(region, ranks, 2, 1, true);
    const auto corner = [&](std::int32_t width, std::int32_t height) {
        std::vector<Hole> holes;
        for (std::int32_t i = 0; i < width * height; ++i) holes.push_back({i % width, 8 - i / width});
        return sites(region, holes);
    };
    const auto three_left = around.score(corner(3, 4));
    const auto two_left = around.score(corner(4, 3));
    REQUIRE(three_left);
    REQUIRE(two_left);
    CHECK(three_left->thin == two_left->thin);
    CHECK(three_left->value > two_left->value);
}

TEST_CASE("a leaving block keeps a jump that fills the vacancy") {
    // The vacancy, at the first row's right end, can be filled from the left or from below.
    const PeelRegion region(parse_board("oooo/oooo/ooo.../...o.."));
    const std::vector<Rank> ranks = steps_from(region, {0, 0});
    Surroundings around(region, ranks, 2, 1, true);
    const Site vacancy = region.site({3, 0});
    CHECK(around.can_be_filled(vacancy, {}));
    CHECK(!around.can_be_filled(vacancy, sites(region, {{1, 0}, {3, 1}})));
    around.keep_fillable(vacancy);
    CHECK(around.whole_without(sites(region, {{3, 1}})));
    CHECK(!around.whole_without(sites(region, {{0, 0}, {1, 0}})));
}

TEST_CASE("pairs beside a block are within two steps and safe") {
    // The row's next two holes: one jump empties both if the row goes on.
    for (const char* name : {"4x1", "3x1"}) {
        const PeelRegion region(parse_board(name));
        const std::vector<Rank> ranks = steps_from(region, {0, 0});
        Surroundings around(region, ranks, 0, 0, true);
        const auto pairs = around.pairs_beside(sites(region, {{0, 0}}));
        REQUIRE(pairs.size() == (region.sites().size() == 3 ? 1 : 0));
        if (!pairs.empty()) CHECK(pairs[0] == std::array{region.site({1, 0}), region.site({2, 0})});
    }
    const PeelRegion square(parse_board("4x4"));
    const std::vector<Rank> ranks = steps_from(square, {3, 3});
    Surroundings around(square, ranks, 0, 0, true);
    // b1, c1, a2, a3 and all pairs but b1 c1 and a2 a3.
    CHECK(around.pairs_beside(sites(square, {{0, 0}})).size() == 4);
}
