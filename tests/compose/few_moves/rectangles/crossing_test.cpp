#include "compose/few_moves/rectangles/crossing.hpp"
#include "compose/few_moves/pieces.hpp"
#include "support/catch.hpp"
#include "support/jumps.hpp"
#include "support/make.hpp"
#include "support/sampled.hpp"

using namespace pegwright::tests;
using namespace pegwright::compose::few_moves;
using pegwright::JumpList;

namespace {

// With the pegs that the crossing needs, all rows around the band leave, then it is crossed.
void cross(const RowStrip& strip, const Band& band, Hole finish) {
    INFO(strip.rows << " rows above " << band.rows << " of " << strip.length << ", band at " << band.first << ", to "
                    << finish.x << "," << finish.y);
    const auto crossing = find_crossing(strip, band, finish, {as_it_is, {}, 0});
    REQUIRE(crossing);
    const std::int32_t below = band.rows + rows_at_once;
    Position position(Board::rectangle(strip.length, strip.rows + below));
    for (std::int32_t x = 0; x < strip.length; ++x)
        for (std::int32_t y = 0; y < strip.rows; ++y) position.clear({x, y});
    for (const Hole& h : crossing->pegs) position.set(h);
    JumpList list;
    pegwright::construct::Batch batch(list);
    take_around(below, strip.length, band.first, crossing->band_end, {{0, strip.rows}}, batch);
    for (const auto& jump : crossing->jumps) batch.add(jump);
    batch.flush();
    REQUIRE(plays(position, list.list));
    CHECK(position.holes(true) == Pegs{finish});
}

}  // namespace

TEST_CASE("a band is crossed to any hole", "[long]") {
    const RowStrip strip{30, 5};
    const Band band{10, 24};
    const std::int32_t every = sampled<std::int32_t>(4, 1);
    for (std::int32_t y = 0; y < band.rows + rows_at_once; y += every)
        cross(strip, band, {band.first + y % band_width, strip.rows + y});
    for (const std::int32_t rows : {0, 6, 12, 18})
        for (std::int32_t y = 0; y < rows + rows_at_once; y += rows == 0 ? 2 * every : 5 * every)
            cross({31, 4}, {8, rows}, {8 + (y + rows) % band_width, 4 + y});
}

#ifndef PEGWRIGHT_SANITIZED
TEST_CASE("the last peg may stand in the corners below a band", "[long]") {
    for (const std::int32_t rows : {0, 6, 18})
        for (std::int32_t x = 0; x < corner_width; x += rows == 0 ? 3 : 1)
            for (std::int32_t y = rows + x % 2; y < rows + rows_at_once; y += sampled(8, 2))
                if ((x + y + rows) % 4 < 2)
                    cross({31, 6}, {corner_width, rows}, {x, 6 + y});
                else
                    cross({31, 6}, {31 - corner_width - band_width, rows}, {30 - x, 6 + y});
}
#endif
