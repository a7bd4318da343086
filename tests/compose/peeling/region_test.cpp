#include "compose/peeling/region.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"
#include "theory/position_class.hpp"

#include <map>

using namespace pegwright::tests;
using namespace pegwright::compose::peeling;

TEST_CASE("a region has the board's holes, and an edge around them") {
    const Board board = parse_board("english");
    PeelRegion region(board);
    CHECK(region.sites().size() == 33);
    CHECK(region.left() == region.sites());
    for (std::int32_t y = -2; y < 9; ++y)
        for (std::int32_t x = -2; x < 9; ++x) {
            const Site p = region.site({x, y});
            CHECK(region.hole(p) == Hole{x, y});
            CHECK(region.is_hole(p) == board.contains({x, y}));
            CHECK(region.inside(p) == board.contains({x, y}));
        }
    const Site middle = region.site({3, 3});
    CHECK(region.offset(1, 2) == region.site({4, 5}) - middle);
    region.keep(middle);
    CHECK((region.inside(middle) && !region.is_free(middle)));
    region.release(middle);
    CHECK(region.is_free(middle));
    region.take(middle);
    CHECK((region.is_hole(middle) && !region.inside(middle)));
    CHECK(region.left().size() == 32);
    region.give_back(middle);
    CHECK(region.left() == region.sites());
}

TEST_CASE("holes of one position class have one number") {
    for (const char* name : {"9x8", "triangular:9x8", "diagonal:9x8"}) {
        const Board board = parse_board(name);
        const PeelRegion region(board);
        const auto class_of = [&](Hole h) {
            return pegwright::theory::position_class(board.lattice(), std::span(&h, 1));
        };
        for (const Hole a : board.holes())
            for (const Hole b : board.holes())
                CHECK((region.peg_class(region.site(a)) == region.peg_class(region.site(b))) ==
                      (class_of(a) == class_of(b)));
        // The classes of three holes in line add up to nothing.
        for (const Site step : region.steps()) {
            const Site p = region.site({4, 4});
            CHECK((region.peg_class(p) ^ region.peg_class(p + step)) == region.peg_class(p + step + step));
        }
    }
}

TEST_CASE("ranks are steps over neighbours among the given sites") {
    const PeelRegion region(parse_board("7x5"));
    const auto ranks = region.ranks_from({region.site({0, 0})}, region.steps(), [&](Site p) {
        return region.is_hole(p) && (region.hole(p).x != 3 || region.hole(p).y == 4);
    });
    const auto rank = [&](Hole h) { return ranks[PeelRegion::index(region.site(h))]; };
    CHECK(rank({0, 0}) == 0);
    CHECK(rank({2, 2}) == 4);
    CHECK(rank({4, 0}) == 12);  // round the wall
    CHECK(rank({3, 0}) == far_rank);
}

TEST_CASE("changes are undone back to a count") {
    PeelRegion region(parse_board("4x4"));
    const Site p = region.site({1, 1});
    const Site q = region.site({2, 1});
    region.keep(p);
    region.keep_changes();
    CHECK(region.changes() == 0);
    region.release(p);
    const std::size_t changes = region.changes();
    region.take(p);
    region.take(q);
    region.give_back(q);
    CHECK(region.undo_to(changes) == std::vector<Site>{q, q, p});
    CHECK((region.is_free(p) && region.is_free(q)));
    CHECK(region.undo_to(0) == std::vector<Site>{p});
    CHECK((region.inside(p) && !region.is_free(p)));
    CHECK(region.undo_to(0).empty());
}
