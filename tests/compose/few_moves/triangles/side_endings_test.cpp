// How a triangle may end: with few pegs, that let the rows beyond its sides pass.
#include "compose/few_moves/triangles/side_endings.hpp"
#include "game/refereed.hpp"
#include "support/catch.hpp"
#include "support/jumps.hpp"
#include "support/make.hpp"
#include "support/sampled.hpp"

using namespace pegwright::tests;
using namespace pegwright::compose::few_moves;
using pegwright::game::JumpList;

namespace {

const std::int32_t each = sampled<std::int32_t>(4, 1);

// The endings' jumps and rows, played on the whole board.
std::vector<Jump> jumps_and_rows(const SideEnding& ending, Hole corner) {
    const pegwright::board::Affine at{corner};
    JumpList list;
    pegwright::construct::Batch batch(list);
    auto side = ending.sides.begin();
    for (std::size_t i = 0; i <= ending.jumps.size(); ++i) {
        for (; side != ending.sides.end() && side->jump == i; ++side)
            pegwright::compose::few_moves::take_rows(side->rows, side->length, side->parting, at * side->at, batch);
        if (i < ending.jumps.size()) batch.add(at(ending.jumps[i]));
    }
    batch.flush();
    return std::move(list.list);
}

}  // namespace

TEST_CASE("a triangle may end with any peg, and let rows beyond all its sides pass before", "[long]") {
    for (std::int32_t side = 17; side <= 22; ++side)
        for (std::int32_t y = 0; y < side; y += 5 * each)
            for (std::int32_t x = 0; x <= y; x += 4 * each) {
                INFO(side << ": " << x << "," << y);
                const RowsBeyond beyond{6, 12, side == 20 ? 0 : 18};
                SideEndings endings(side, beyond, {x, y});
                while (endings.found().empty()) REQUIRE(endings.go_back());
                const auto pegs = endings.found().front();
                const SideEnding ending = endings.from(pegs);
                CHECK(ending.sides.size() == (side == 20 ? 2 : 3));
                CHECK(pegs.size() == ending.jumps.size() + 1);
                // Full but for the small triangle.
                const Hole corner{beyond[1], beyond[1] + beyond[2]};
                Position position(Board::triangle(side + beyond[0] + beyond[1] + beyond[2]));
                for (std::int32_t v = 0; v < side; ++v)
                    for (std::int32_t u = 0; u <= v; ++u) position.clear(corner + Hole{u, v});
                for (const Hole& h : pegs) position.set(corner + h);
                REQUIRE(plays(position, jumps_and_rows(ending, corner)));
                CHECK(position.holes(true) == std::vector<Hole>{corner + Hole{x, y}});
            }
}
