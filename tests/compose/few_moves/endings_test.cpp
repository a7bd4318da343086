#include "compose/few_moves/endings.hpp"
#include "compose/few_moves/pieces.hpp"
#include "compose/few_moves/rectangles/strip_solution.hpp"
#include "compose/few_moves/triangles/inner_triangle.hpp"
#include "support/catch.hpp"
#include "support/jumps.hpp"
#include "support/sampled.hpp"

#include <algorithm>

using namespace pegwright::tests;
using namespace pegwright::compose::few_moves;

namespace {

const std::int32_t each = sampled<std::int32_t>(4, 1);

// Plays the ending of a piece at `first` and the rows beyond, down to one peg.
void check_ending(Position position, const Ending& ending, Hole first, Hole finish) {
    REQUIRE(plays(position, jumps_of([&](auto& batch) { play(ending, {first}, batch); })));
    CHECK(position.holes(true) == Pegs{first + finish});
}

}  // namespace

TEST_CASE("a strip ends with any peg", "[long]") {
    for (const std::int32_t rows : {4, 5, 7, 10}) {
        const RowStrip strip{30, rows, 6, 12};
        for (std::int32_t x = 0; x < strip.length; x += 3)
            for (std::int32_t y = 0; y < rows; ++y) {
                INFO(rows << " rows, " << x << "," << y);
                const std::int32_t first = std::clamp(x - 3, 0, strip.length - 7);
                Endings endings = strip_endings(strip, {{{x, y}}}, {first, first + 6});
                while (endings.found().empty()) REQUIRE(endings.go_back());
                const Pegs pegs = endings.found().front();
                const Ending ending = endings.from(pegs);
                CHECK(ending.leaving.size() == 2);
                CHECK(pegs.size() == ending.jumps.size() + 1);
                Position position(Board::rectangle(strip.length, rows + 18));
                for (std::int32_t u = 0; u < strip.length; ++u)
                    for (std::int32_t v = 0; v < rows; ++v) position.clear({u, 6 + v});
                for (const Hole& h : pegs) position.set(h + Hole{0, 6});
                check_ending(position, ending, {0, 6}, {x, y});
            }
    }
}

TEST_CASE("a triangle ends with any peg, after rows beyond it left", "[long]") {
    for (std::int32_t side = 17; side <= 22; ++side)
        for (std::int32_t y = 0; y < side; y += 5 * each)
            for (std::int32_t x = 0; x <= y; x += 4 * each) {
                INFO(side << ": " << x << "," << y);
                const RowsOfSides beyond{6, 12, side == 20 ? 0 : 18};
                Endings endings = triangle_endings(side, beyond, {x, y});
                while (endings.found().empty()) REQUIRE(endings.go_back());
                const Pegs pegs = endings.found().front();
                const Ending ending = endings.from(pegs);
                CHECK(ending.leaving.size() == (side == 20 ? 2 : 3));
                CHECK(pegs.size() == ending.jumps.size() + 1);
                const Hole corner{beyond[1], beyond[1] + beyond[2]};
                Position position(Board::triangle(side + beyond[0] + beyond[1] + beyond[2]));
                for (std::int32_t v = 0; v < side; ++v)
                    for (std::int32_t u = 0; u <= v; ++u) position.clear(corner + Hole{u, v});
                for (const Hole& h : pegs) position.set(corner + h);
                check_ending(position, ending, corner, {x, y});
            }
}
