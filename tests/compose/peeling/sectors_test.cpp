#include "compose/peeling/sectors.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;
using namespace pegwright::compose::peeling;

namespace {

std::vector<Rank> ranks_from(const PeelRegion& region, Hole hole) {
    return region.ranks_from({region.site(hole)}, region.steps(), [&](Site p) { return region.is_hole(p); });
}

}  // namespace

TEST_CASE("the far end of a board leaves in sectors of class zero") {
    const std::vector<const char*> names = {"18x6", "triangular:18x6", "diagonal:18x6"};
    for (std::size_t i = 0; i < 2 * names.size(); ++i) {
        const Board board = parse_board(names[i / 2]);
        PeelRegion region(board);
        PairPurges purges(region, 3'000);
        Random random(1);
        Sectors sectors(region, ranks_from(region, {0, 0}), 12, 6, false, purges, random);
        sectors.rectangles_first = i % 2 == 0;
        REQUIRE(sectors.run(50));
        unsigned left_class = 0;
        unsigned whole_class = 0;
        for (const Site p : region.left()) {
            CHECK(sectors.rank(p) < 12);
            left_class ^= region.peg_class(p);
        }
        for (const Site p : region.sites()) whole_class ^= region.peg_class(p);
        CHECK(left_class == whole_class);
        pegwright::construct::Insertions plan(board, {0, 0});
        sectors.commit(plan);
        CHECK(plan.purges() >= 2);
    }
}

TEST_CASE("released tiles leave after what is further off") {
    // A strip with two tiles below; the lower one touches only the upper one.
    PeelRegion region(
        parse_board("oooooooooooo/oooooooooooo/oooooooooooo/...ooo....../...ooo....../...ooo....../"
                    "...ooo....../...ooo....../...ooo......"));
    const auto tile = [&](std::int32_t y) {
        std::vector<Site> sites;
        for (std::int32_t i = 0; i < 9; ++i) sites.push_back(region.site({3 + i % 3, y + i / 3}));
        return sites;
    };
    for (const std::int32_t y : {3, 6})
        for (const Site p : tile(y)) region.keep(p);
    PairPurges purges(region, 3'000);
    Random random(1);
    Sectors sectors(
        region, region.ranks_from({region.site({0, 0})}, region.around(), [&](Site p) { return region.is_free(p); }), 4,
        1, false, purges, random);
    const auto given_up = [&](std::int32_t y) {
        const std::vector<Site> sites = tile(y);
        for (const Site p : sites) region.release(p);
        sectors.add(sites);
    };
    given_up(6);
    for (const Site p : tile(6)) CHECK(sectors.rank(p) == far_rank);
    given_up(3);
    // All eight directions from a1. Kept sites have no rank.
    for (const std::int32_t y : {3, 6})
        for (const Site p : tile(y)) {
            const Hole h = region.hole(p);
            CHECK(sectors.rank(p) == std::max({h.x, h.y, 5 + h.y - 3}));
        }
}

TEST_CASE("an arm one hole wide cannot leave") {
    PeelRegion region(parse_board("ooo......../ooooooooooo/ooo........"));
    PairPurges purges(region, 3'000);
    Random random(1);
    Sectors sectors(region, ranks_from(region, {0, 1}), 5, 3, false, purges, random);
    CHECK(!sectors.run(20));
}

TEST_CASE("sectors restart as often as allowed") {
    for (const int times : {1, 3}) {
        PeelRegion region(parse_board("ooo......../ooooooooooo/ooo........"));
        PairPurges purges(region, 3'000);
        Random random(1);
        Sectors sectors(region, ranks_from(region, {0, 1}), 5, 3, false, purges, random);
        sectors.most_restarts = times;
        std::size_t looked = 0;
        sectors.poll = [&] { ++looked; };
        CHECK(!sectors.run(1'000));
        CHECK(looked == 12 * (static_cast<std::size_t>(times) + 1));
        CHECK(sectors.hardest() == region.site({10, 1}));
    }
}
