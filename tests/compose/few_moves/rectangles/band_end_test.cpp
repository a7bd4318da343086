#include "compose/few_moves/pieces.hpp"
#include "compose/few_moves/rectangles/crossing.hpp"
#include "support/catch.hpp"
#include "support/jumps.hpp"
#include "support/make.hpp"

using namespace pegwright::tests;
using namespace pegwright::compose::few_moves;

TEST_CASE("a band's last rows leave a bridge and a peg at either side", "[long]") {
    for (std::int32_t x = 0; x < band_width; ++x)
        for (std::int32_t y = 3; y < rows_at_once; ++y) {
            INFO(x << "," << y);
            const auto end = find_band_end({x, y}, {as_it_is, {}, 0});
            REQUIRE(end);
            CHECK(!end->corner_stays);
            // Two rows above, two columns at either side; the band above is full.
            const Hole shift{2, 2};
            Position position = Position::empty(Board::rectangle(band_width + 4, rows_at_once + 2));
            for (std::int32_t i = 0; i < band_width; ++i)
                for (std::int32_t row = -2; row < rows_at_once; ++row) position.set(Hole{i, row} + shift);
            Position after = Position::empty(position.board());
            for (std::int32_t i = 0; i < band_width; ++i)
                for (std::int32_t row = -2; row < 0; ++row) after.set(Hole{i, row} + shift);
            for (const std::int32_t column : {-2, 7}) {
                for (const std::int32_t row : {-1, 1, 3}) position.set(Hole{column, row} + shift);
                after.set(Hole{column, -2} + shift);
            }
            for (const Hole& h : bridge_to({x, y})) after.set(h + shift);
            auto jumps = end->jumps;
            for (auto& jump : jumps) jump = {jump.from + shift, jump.to + shift};
            REQUIRE(plays(position, jumps));
            CHECK(position == after);
        }
}

TEST_CASE("pegs reach rows and corners below a band") {
    CHECK(bridge_to({2, 0}).empty());
    CHECK(bridge_to({2, 2}).empty());
    CHECK(bridge_to({2, 5}) == Pegs{{2, 4}, {2, 2}, {2, 0}});
    CHECK(bridge_to({2, 4}) == Pegs{{2, 3}, {2, 1}, {5, 2}});
    CHECK(bridge_to({-4, 1}) == Pegs{{-3, 1}, {-1, 1}, {1, 1}});
    CHECK(bridge_to({9, 5}).size() == 6);
    CHECK(find_band_end({2, 1}, {as_it_is, {}, 0})->jumps.empty());
}
