// Edges that leave in sectors.
#include "pegwright/solving/peeling/sectors.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;
using namespace pegwright::peeling;

namespace {

std::vector<Rank> ranks_from(const Region& region, Hole hole) {
    return region.ranks_from({region.site(hole)}, region.steps(), [&](Site p) { return region.is_hole(p); });
}

std::vector<Site> sites(const Region& region, const std::vector<Hole>& holes) {
    std::vector<Site> all;
    for (const Hole h : holes) all.push_back(region.site(h));
    return all;
}

}  // namespace

TEST_CASE("the far end of a board leaves in sectors of no class") {
    const std::vector<const char*> names = {"18x6", "triangular:18x6", "diagonal:18x6"};
    for (std::size_t i = 0; i < 2 * names.size(); ++i) {
        const Board board = parse_board(names[i / 2]);
        Region region(board);
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
        sectors.settle(plan);
        CHECK(plan.purges() >= 2);
    }
}

TEST_CASE("a tail one hole wide cannot leave") {
    Region region(parse_board("ooo......../ooooooooooo/ooo........"));
    PairPurges purges(region, 3'000);
    Random random(1);
    Sectors sectors(region, ranks_from(region, {0, 1}), 5, 3, false, purges, random);
    CHECK(!sectors.run(20));
}

TEST_CASE("where nothing leaves it is begun anew so often, and no more") {
    for (const int times : {1, 3}) {
        Region region(parse_board("ooo......../ooooooooooo/ooo........"));
        PairPurges purges(region, 3'000);
        Random random(1);
        Sectors sectors(region, ranks_from(region, {0, 1}), 5, 3, false, purges, random);
        sectors.most_anew = times;
        std::size_t looked = 0;
        sectors.poll = [&] { ++looked; };
        CHECK(!sectors.run(1'000));
        CHECK(looked == 12 * (static_cast<std::size_t>(times) + 1));
        CHECK(sectors.hardest() == region.site({10, 1}));
    }
}

TEST_CASE("what stays hangs together without a block, or does not") {
    Region region(parse_board("9x3"));
    PairPurges purges(region, 3'000);
    Random random(1);
    Sectors sectors(region, ranks_from(region, {0, 0}), 2, 1, true, purges, random);
    CHECK(sectors.leaves_whole(sites(region, {{8, 0}, {8, 1}, {8, 2}})));
    CHECK(sectors.leaves_whole(sites(region, {{4, 0}, {4, 1}})));
    CHECK(!sectors.leaves_whole(sites(region, {{4, 0}, {4, 1}, {4, 2}})));
    // Nothing is alone.
    CHECK(sectors.score(sites(region, {{8, 0}, {8, 1}, {8, 2}})));
    CHECK(!sectors.score(sites(region, {{8, 1}, {7, 2}, {8, 0}})));
}

TEST_CASE("what leaves lets the vacancy a jump that fills it") {
    // The vacancy at the right end of the first row, to be filled from the left or from below.
    Region region(parse_board("oooo/oooo/ooo.../...o.."));
    PairPurges purges(region, 3'000);
    Random random(1);
    Sectors sectors(region, ranks_from(region, {0, 0}), 2, 1, true, purges, random);
    const Site vacancy = region.site({3, 0});
    CHECK(sectors.can_be_filled(vacancy, {}));
    CHECK(!sectors.can_be_filled(vacancy, sites(region, {{1, 0}, {3, 1}})));
    sectors.avoid(vacancy);
    CHECK(sectors.leaves_whole(sites(region, {{3, 1}})));
    CHECK(!sectors.leaves_whole(sites(region, {{0, 0}, {1, 0}})));
}
