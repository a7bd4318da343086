#include "compose/peeling/tiles.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"

#include <algorithm>

using namespace pegwright::tests;
using namespace pegwright::compose::peeling;

namespace {

Tiles tiles_of(PeelRegion& region, Hole root) {
    return Tiles(
        region, [](Site) { return true; }, [&region, root](Site p) { return region.hole(p) == root; });
}

}  // namespace

TEST_CASE("tiles follow the best grid, and leave towards their root") {
    for (const char* name : {"12x9", "triangular:12x9", "diagonal:13x11"}) {
        const Board board = parse_board(name);
        PeelRegion region(board);
        PairPurges purges(region, 3'000);
        Tiles tiles = tiles_of(region, {4, 4});
        CHECK(tiles.corners().size() == 12);
        CHECK(tiles.release_lost().empty());
        pegwright::construct::Insertions plan(board, {4, 4});
        tiles.clear(purges, plan);
        CHECK(plan.purges() == 11);
        REQUIRE(tiles.corners().size() == 1);
        const Site corner = tiles.corners()[0];
        const std::vector<Site> sites = tiles.sites(corner);
        CHECK(std::find(sites.begin(), sites.end(), region.site({4, 4})) != sites.end());
        CHECK(region.left().size() == 9 + static_cast<std::size_t>(board.hole_count()) - 12 * 9);
    }
}

TEST_CASE("tiles are found by their corners, given up and forgotten") {
    PeelRegion region(parse_board("9x9"));
    Tiles tiles = tiles_of(region, {0, 0});
    const Site middle = region.site({3, 3});
    CHECK(tiles.is_there(middle));
    CHECK(!tiles.is_there(middle + 1));
    CHECK(!region.is_free(middle));
    std::vector<Hole> ends;
    for (const Site step : tiles.sides())
        for (const Site end : tiles.ends_beside(middle, step)) ends.push_back(region.hole(end));
    std::sort(ends.begin(), ends.end());
    CHECK(ends == std::vector<Hole>{{2, 3}, {2, 5}, {3, 2}, {3, 6}, {5, 2}, {5, 6}, {6, 3}, {6, 5}});
    CHECK(tiles.near(middle, 3).size() == 9);
    tiles.give_up(middle);
    CHECK(region.is_free(middle));
    CHECK(!tiles.is_there(middle));
    tiles.forget(region.site({6, 6}));
    CHECK(tiles.corners().size() == 7);
    CHECK(tiles.near(middle, 3).size() == 7);
}

TEST_CASE("tiles that nothing connects to a root are released") {
    PeelRegion region(parse_board("ooo...ooo/ooo...ooo/ooo...ooo"));
    Tiles tiles = tiles_of(region, {0, 0});
    CHECK(tiles.corners().size() == 2);
    const auto lost = tiles.release_lost();
    CHECK(lost.size() == 9);
    for (const Site p : lost) CHECK((region.is_free(p) && region.hole(p).x > 3));
}

TEST_CASE("tiles return when changes are undone") {
    PeelRegion region(parse_board("9x9"));
    Tiles tiles = tiles_of(region, {4, 4});
    const std::vector<Site> all = tiles.corners();
    tiles.forget(all[0]);
    const std::size_t gone = tiles.gone();
    tiles.give_up(all[1]);
    CHECK(tiles.corners().size() == 7);
    tiles.back_to(gone);
    CHECK((!tiles.is_there(all[0]) && tiles.is_there(all[1])));
    tiles.back_to(0);
    CHECK(tiles.corners() == all);
}
