#include "compose/peeling/relocations.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;
using namespace pegwright::compose::peeling;

TEST_CASE("a block leaves, and the vacancy moves on") {
    const Board board = parse_board("12x6");
    PeelRegion region(board);
    PairPurges purges(region, 3'000);
    Random random(1);
    const pegwright::base::Limits limits;
    pegwright::construct::Insertions plan(board, {11, 2});
    Sectors sectors(region,
                    region.ranks_from({region.site({0, 2})}, region.steps(), [&](Site p) { return region.is_hole(p); }),
                    6, 6, true, purges, random);
    Relocations relocations(region, region.site({11, 2}), plan, limits, 0);
    const Relocations::Beside beside = {3, 36, 3};
    for (const std::int32_t left : {9, 6}) {
        std::vector<Site> block;
        for (std::int32_t y = 0; y < 6; ++y)
            for (std::int32_t x = left; x < left + 3; ++x) block.push_back(region.site({x, y}));
        // No vacancy has a rank below 0.
        CHECK(!relocations.relocate(sectors, block, beside, 0));
        REQUIRE(relocations.relocate(sectors, block, beside, 100));
        CHECK(region.hole(relocations.vacancy()).x < left);
        CHECK(region.inside(relocations.vacancy()));
        for (const Site p : block) CHECK(!region.inside(p));
    }
    CHECK(region.left().size() == 36);
}
