// Replays every purge both ways, with nothing around it.
#include "construct/bands/band_relocations.hpp"
#include "game/position.hpp"
#include "support/catch.hpp"

#include <set>

using namespace pegwright::tests;
using pegwright::board::Affine;
using pegwright::construct::band_relocations;
using pegwright::construct::BandRelocation;

namespace {

bool plays(Position& position, const std::vector<Jump>& jumps) {
    for (const Jump& jump : jumps) {
        for (const Hole h : {jump.from, jump.over(), jump.to})
            if (!position.board().contains(h)) return false;
        if (!position.peg(jump.from) || !position.peg(jump.over()) || position.peg(jump.to)) return false;
        position.clear(jump.from);
        position.clear(jump.over());
        position.set(jump.to);
    }
    return true;
}

// Vacancies (column, row from the inside) of a band of this width without a purge, with no columns beside the block, or
// three or more.
std::set<std::pair<std::int32_t, std::int32_t>> without_purge(std::int32_t width) {
    std::set<std::pair<std::int32_t, std::int32_t>> missing;
    for (std::int32_t x = 0; x < width; ++x)
        for (std::int32_t y = 0; y < 3; ++y) missing.emplace(x, y);
    for (const BandRelocation& r : band_relocations())
        for (std::int32_t first = 0; first + r.width <= width; ++first) {
            const std::int32_t rest = width - first - r.width;
            if (r.rows == 3 && first != 1 && first != 2 && rest != 1 && rest != 2)
                missing.erase({first + r.from.x, r.from.y - 1});
        }
    return missing;
}

}  // namespace

TEST_CASE("relocating purges of bands work in both directions") {
    std::set<std::pair<std::int32_t, std::int32_t>> blocks;
    for (const BandRelocation& r : band_relocations()) {
        const Board board = Board::rectangle(r.width, r.rows + r.beyond);
        // Row 0 is beside the block, which lies above.
        const Affine place{{0, r.rows}, {1, 0}, {0, -1}};
        const Hole from = place(r.from);
        const Hole to = place(r.to);
        CHECK((from.x - to.x) % 3 == 0);
        CHECK((from.y - to.y) % 3 == 0);
        const auto in_block = [&](Hole h) { return h.y < r.rows; };
        REQUIRE(in_block(from));
        REQUIRE(!in_block(to));

        Position position(board);
        position.clear(from);
        REQUIRE(plays(position, place(r.forward)));
        board.for_each_hole([&](Hole h) { CHECK(position.peg(h) == (!in_block(h) && h != to)); });

        Position back = Position::empty(board);
        board.for_each_hole([&](Hole h) {
            if (in_block(h) || h == to) back.set(h);
        });
        REQUIRE(plays(back, place(r.backward)));
        board.for_each_hole([&](Hole h) { CHECK(back.peg(h) == (h == from)); });
        blocks.emplace(r.rows, r.width);
    }
    CHECK(blocks == std::set<std::pair<std::int32_t, std::int32_t>>{
                        {3, 4}, {3, 5}, {3, 6}, {3, 7}, {3, 8}, {3, 9}, {6, 4}, {6, 5}});
}

TEST_CASE("vacancies of a band without a relocating purge") {
    using Places = std::set<std::pair<std::int32_t, std::int32_t>>;
    CHECK(without_purge(4) == Places{{0, 0}, {3, 0}, {1, 1}, {2, 1}});
    CHECK(without_purge(5) == Places{{1, 0}, {3, 0}, {1, 1}, {2, 1}, {3, 1}});
    CHECK(without_purge(6).empty());
    CHECK(without_purge(7) == Places{{3, 0}});
    // From 11 columns on, eight around the vacancy fit with none or three or more beside.
    for (std::int32_t width = 8; width < 40; ++width) CHECK(without_purge(width).empty());
}
