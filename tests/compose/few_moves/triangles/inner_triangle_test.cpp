#include "compose/few_moves/triangles/inner_triangle.hpp"
#include "support/catch.hpp"

#include <vector>

using namespace pegwright::tests;
using namespace pegwright::compose::few_moves;

TEST_CASE("a triangle grows into the rows beyond each side") {
    for (std::size_t side = 0; side < sides; ++side) {
        InnerTriangle triangle{6, 12, 40};
        CHECK(triangle.side() == 23);
        const RowsBeyond beyond = triangle.beyond(side, 18);
        CHECK(beyond.rows == 18);
        CHECK(beyond.length == 24);
        for (std::int32_t row = 1; row <= 23; ++row)
            for (std::int32_t x = 0; x < beyond.length - row; ++x) {
                const Hole h = beyond.at(Hole{x, -row});
                CHECK(triangle.distance(side, h) == row - 1);
                for (std::size_t other = 0; other < sides; ++other) CHECK(triangle.distance(other, h) >= 0);
            }
        triangle.grow(side, 6);
        CHECK(triangle.side() == 29);
        CHECK(triangle.distance(side, beyond.at(Hole{0, -1})) == 6);
    }
}

TEST_CASE("rows pass beyond an empty side by a lone peg") {
    const InnerTriangle triangle{0, 0, 21};
    for (std::size_t side = 0; side < sides; ++side) {
        const RowsBeyond beyond = triangle.beyond(side, 6);
        // Columns and rows as those beyond the side are counted.
        const auto passes = [&](const std::vector<Hole>& pegs) {
            std::vector<Hole> holes;
            for (const Hole& h : pegs) holes.push_back(beyond.at(h));
            return passing(beyond, holes).has_value();
        };
        CHECK(passes({{3, -2}}));
        CHECK(passes({{3, -2}, {10, -2}, {4, -3}}));
        CHECK(!passes({{3, -2}, {4, -2}}));   // not alone
        CHECK(!passes({{3, -2}, {20, -2}}));  // nor at the end
        CHECK(!passes({{3, -2}, {9, -1}}));   // not empty
        CHECK(!passes({{3, -3}}));
        CHECK(!passes({{1, -2}}));  // too near the end
        CHECK(passes({{17, -2}}));
    }
}
