#include "compose/peeling/tile_walk.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;
using namespace pegwright::compose::peeling;

namespace {

// Holes of the last two tiles (of 18) from which the vacancy walks until all beyond rank 7 has left.
int walked(const Board& board) {
    int walked = 0;
    for (std::int32_t y = 0; y < 6; ++y)
        for (std::int32_t x = board.width() - 3; x < board.width(); ++x) {
            PeelRegion region(board);
            PairPurges purges(region, 3'000);
            Random random(1);
            const pegwright::base::Limits limits;
            pegwright::construct::Insertions plan(board, {x, y});
            Tiles tiles(
                region, [](Site) { return true; }, [](Site) { return true; });
            const Site end = region.site({0, board.height() - 1});
            Sectors sectors(region, region.ranks_from({end}, region.steps(), [&](Site p) { return region.is_hole(p); }),
                            8, 8, true, purges, random);
            Relocations relocations(region, region.site({x, y}), plan, limits, 0);
            TileWalk walk(region, tiles, sectors, purges, relocations, plan);
            if (!walk.leave_beyond(7)) continue;
            ++walked;
            for (const Site corner : tiles.corners()) {
                Rank least = far_rank;
                for (const Site p : tiles.sites(corner)) least = std::min(least, sectors.rank(p));
                CHECK(least <= 7);
            }
            CHECK(region.left().size() == 9 * tiles.corners().size());
            CHECK(region.inside(relocations.vacancy()));
        }
    return walked;
}

}  // namespace

TEST_CASE("the vacancy walks over tiles, also round a corner", "[long]") {
    for (const char* name : {"18x6", "triangular:18x6", "diagonal:18x6"}) CHECK(walked(parse_board(name)) == 18);
    const char* bent =
        "ooooooooooooooo/ooooooooooooooo/ooooooooooooooo/ooooooooooooooo/ooooooooooooooo/ooooooooooooooo/"
        "oooooo........./oooooo........./oooooo........./oooooo........./oooooo........./oooooo.........";
    // The middle of the inner tile may fail.
    CHECK(walked(parse_board(bent)) >= 17);
}
