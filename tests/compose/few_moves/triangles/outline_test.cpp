// A triangle that grows into a larger one.
#include "compose/few_moves/triangles/outline.hpp"
#include "support/catch.hpp"

#include <vector>

using namespace pegwright;
using namespace pegwright::compose::few_moves;

TEST_CASE("a triangle turns each of its sides below, and grows there") {
    for (std::size_t side = 0; side < sides; ++side) {
        Outline outline{6, 12, 40};
        const std::int32_t last = outline.side() - 1;
        CHECK(last == 22);
        const board::Affine turned = outline.turned(side);
        for (std::int32_t y = 0; y <= last; ++y)
            for (std::int32_t x = 0; x <= y; ++x) {
                const Hole h = turned(Hole{x, y});
                CHECK(outline.distance(side, h) == last - y);
                for (std::size_t other = 0; other < sides; ++other) CHECK(outline.distance(other, h) >= 0);
            }
        outline.grow(side, 6);
        CHECK(outline.side() == last + 7);
        CHECK(outline.distance(side, turned(Hole{0, last})) == 6);
    }
}

TEST_CASE("rows pass beyond an empty side, by a peg of the next row that stands alone there") {
    const Outline outline{0, 0, 21};
    const auto passes = [&](std::size_t side, const std::vector<Hole>& pegs) {
        std::vector<Hole> turned;
        for (const Hole& h : pegs) turned.push_back(outline.turned(side)(h));
        return passing(outline, side, turned).has_value();
    };
    for (std::size_t side = 0; side < sides; ++side) {
        CHECK(passes(side, {{3, 20}}));
        CHECK(passes(side, {{3, 20}, {10, 20}, {4, 19}}));
        CHECK(!passes(side, {{3, 20}, {4, 20}}));   // not alone
        CHECK(!passes(side, {{3, 20}, {20, 20}}));  // nor at the end
        CHECK(!passes(side, {{3, 20}, {9, 21}}));   // not empty
        CHECK(!passes(side, {{3, 19}}));
        CHECK(!passes(side, {{1, 20}}));  // too near the end
        CHECK(passes(side, {{17, 20}}));
    }
}
