#include "construct/watch.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

TEST_CASE("a watch follows its holes through jumps, and ignores all others") {
    // Holes (2, 1), (3, 1), (4, 1); all full but the first.
    Watch<3> watch(Affine{{2, 1}}, [](Hole h) { return h != Hole{2, 1}; });
    CHECK(watch.bits() == 0b110);
    CHECK(watch.unlike());
    watch.see({{0, 0}, {2, 0}});
    CHECK(watch.bits() == 0b110);
    watch.see({{4, 1}, {2, 1}});
    CHECK(watch.bits() == 0b001);
    watch.see({{2, 0}, {2, 2}});
    CHECK(watch.bits() == 0);
    CHECK_FALSE(watch.unlike());
    watch.see({{3, 3}, {3, 1}});
    CHECK(watch.bits() == 0b010);
}

TEST_CASE("all full is not unlike, and holes lie along the place's first axis") {
    Watch<2> watch(Affine{{5, 5}, {0, -1}, {1, 0}}, [](Hole) { return true; });
    CHECK_FALSE(watch.unlike());
    watch.see({{5, 4}, {7, 4}});
    CHECK(watch.bits() == 0b01);
}
