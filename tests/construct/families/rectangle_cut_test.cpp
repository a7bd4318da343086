#include "construct/families/rectangle_cut.hpp"
#include "construct/families/families.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

TEST_CASE("adjacent strips without start or finish are cut together") {
    const PlacedRectangle whole{{0, 0}, 40, 30, Lattice::square};
    const RectangleCut top = RectangleCut::of(whole, 2, 3).value();
    CHECK(top.repeats({0, 20}, {5, 29}) == 5);  // rows 3 to 17
    CHECK(top.repeats({0, 29}, {5, 29}) == 7);  // rows 3 to 23: six are left
    CHECK(top.further(5).from.corner == Hole{0, 15});
    CHECK(top.further(5).left.height == 12);
    CHECK(top.further(5).has({0, 17}));
    CHECK_FALSE(top.further(5).has({0, 18}));
    CHECK_FALSE(RectangleCut::of({{0, 0}, 6, 40, Lattice::square}, 3, 3));
    // So a plan has few groups.
    const Plan plan = plan_rectangle({Board::rectangle(40, 30), {0, 20}, {0, 20}});
    std::int32_t groups_of_many = 0;
    for (const StripGroup& group : plan.groups) groups_of_many += group.count > 1 ? 1 : 0;
    CHECK(groups_of_many > 1);
}

TEST_CASE("a strip of a rectangle lies along its side") {
    const PlacedRectangle whole{{10, 20}, 7, 9, Lattice::square};
    for (int side = 0; side < 4; ++side) {
        const RectangleCut cut = RectangleCut::of(whole, side, purge_rows).value();
        for (const int toward : cut.neighbours()) {
            const StripEnd end = cut.end_at(toward);
            CHECK(end.length == (side % 2 == 0 ? 7 : 9));
            CHECK(end.beyond == end.length);
            // Row 0 is the outermost remaining row, row 3 that of the rectangle; column 0 lies at the other side.
            CHECK(cut.left.distance(end.place(Hole{0, 0}), side) == 0);
            CHECK(whole.distance(end.place(Hole{0, 3}), side) == 0);
            CHECK(whole.distance(end.place(Hole{0, 1}), toward) == 0);
            CHECK(whole.distance(end.place(Hole{end.length - 1, 1}), toward) == end.length - 1);
        }
    }
}
