// How strips may end: with few pegs, that let the rows beside them pass.
#include "compose/few_moves/rectangles/endings.hpp"
#include "support/catch.hpp"
#include "support/jumps.hpp"
#include "support/make.hpp"

#include <algorithm>

using namespace pegwright::tests;
using namespace pegwright::compose::few_moves;

namespace {

Pegs after(const Strip& strip, const Pegs& pegs, const std::vector<Jump>& jumps, std::size_t count) {
    Position position = Position::empty(Board::rectangle(strip.length, strip.rows));
    for (const Hole& h : pegs) position.set(h);
    REQUIRE(plays(position, {jumps.begin(), jumps.begin() + static_cast<std::ptrdiff_t>(count)}));
    return position.holes(true);
}

}  // namespace

TEST_CASE("a strip may end with any peg, and let the rows above it and below it pass before", "[long]") {
    for (const std::int32_t rows : {4, 5, 7, 10}) {
        const Strip strip{30, rows};
        for (std::int32_t x = 0; x < strip.length; x += 3)
            for (std::int32_t y = 0; y < rows; ++y) {
                INFO(rows << " rows, " << x << "," << y);
                const std::int32_t first = std::clamp(x - 3, 0, strip.length - 7);
                Endings endings(strip, first, first + 6, for_above | for_below);
                const auto found = endings.find({{{x, y}}});
                REQUIRE(!found.empty());
                const Ending ending = endings.from(found.front());
                CHECK(ending.pegs == Pegs{{x, y}});
                CHECK(after(strip, found.front(), ending.jumps, ending.jumps.size()) == ending.pegs);
                REQUIRE(ending.above);
                REQUIRE(ending.below);
                CHECK(passing(strip, after(strip, found.front(), ending.jumps, ending.above->jump), false));
                CHECK(passing(strip, after(strip, found.front(), ending.jumps, ending.below->jump), true));
            }
    }
}

TEST_CASE("rows pass beside an empty row, by a peg of the next one that stands alone there") {
    const Strip strip{30, 5};
    CHECK(passing(strip, {{9, 1}}, false));
    CHECK(passing(strip, {{9, 1}, {3, 1}, {9, 2}}, false));
    CHECK(!passing(strip, {{9, 1}, {10, 1}}, false));  // not alone
    CHECK(!passing(strip, {{20, 0}, {9, 1}}, false));  // not empty
    CHECK(!passing(strip, {{9, 2}}, false));
    CHECK(!passing(strip, {{1, 1}}, false));  // too near the end
    CHECK(passing(strip, {{9, 3}}, true));
    CHECK(!passing(strip, {{9, 3}}, false));
}
