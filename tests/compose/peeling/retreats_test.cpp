#include "compose/peeling/retreats.hpp"

#include "board/parse.hpp"
#include "compose/peeling/luby.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;
using namespace pegwright::compose::peeling;

TEST_CASE("attempts have the lengths of Luby's sequence") {
    std::vector<std::size_t> lengths;
    for (std::uint64_t i = 1; i <= 15; ++i) lengths.push_back(luby(i));
    CHECK(lengths == std::vector<std::size_t>{1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8});
}

TEST_CASE("going back restores the state at a mark") {
    const Board board = parse_board("36x6");
    PeelRegion region(board);
    PairPurges purges(region, 3'000);
    Random random(1);
    const pegwright::base::Limits limits;
    pegwright::construct::Insertions plan(board, {34, 1});
    Tiles tiles(
        region, [](Site) { return true; }, [](Site) { return true; });
    const auto ranks =
        region.ranks_from({region.site({0, 0})}, region.steps(), [&](Site p) { return region.is_hole(p); });
    Sectors sectors(region, ranks, 8, 8, true, purges, random);
    Relocations relocations(region, region.site({34, 1}), plan, limits, 0);
    TileWalk walk(region, tiles, sectors, purges, relocations, plan);
    Retreats retreats(region, tiles, sectors, walk, relocations, plan, 3);
    CHECK(!retreats.go_back());  // nowhere to
    struct Stage {
        std::vector<Site> left;
        std::vector<Site> corners;
        Site vacancy;
        std::size_t purges;
        bool operator==(const Stage&) const = default;
    };
    const auto stage = [&] { return Stage{region.left(), tiles.corners(), relocations.vacancy(), plan.purges()}; };
    const auto go_to = [&](Rank rank) {
        REQUIRE(walk.leave_beyond(rank));
        retreats.reached(rank);
        return stage();
    };
    const Stage far = go_to(30);
    const Stage nearer = go_to(20);
    CHECK(!(far == nearer));
    CHECK(go_to(15) != nearer);  // too near to the last mark for one
    REQUIRE(retreats.go_back());
    CHECK(stage() == nearer);
    walk.leave_beyond(12);
    REQUIRE(retreats.go_back());
    CHECK(stage() == nearer);
    REQUIRE(retreats.go_back());  // two marks
    CHECK(stage() == far);
    retreats.reached(10);
    for (int i = 0; i < 3; ++i) CHECK(retreats.go_back());
    CHECK(!retreats.go_back());
    CHECK(stage() == far);
}
