#include "compose/few_moves/passes/rows.hpp"
#include "compose/few_moves/pieces.hpp"
#include "game/move_count.hpp"
#include "support/catch.hpp"
#include "support/jumps.hpp"

using namespace pegwright::tests;
using namespace pegwright::compose::few_moves;

using Holes = std::vector<Hole>;

TEST_CASE("six or more rows beside an empty row leave but for one peg") {
    for (std::int32_t length = 18; length <= 60; ++length)
        for (const std::int32_t rows : {6, 12, 60})
            for (std::int32_t column = 0; column < length; ++column) {
                INFO(length << " x " << rows << ", " << column);
                const auto parting = parted_by(length, column);
                if (column >= 7 && column < length - 7 && length >= 37) REQUIRE(parting);
                if (column < 2 || column > length - 3) CHECK(!parting);
                if (!parting) continue;
                Position position(Board::rectangle(length, rows + 2));
                for (std::int32_t x = 0; x < length; ++x)
                    for (std::int32_t y = 0; y < 2; ++y) position.clear({x, y});
                // Other pegs of that row do not disturb.
                std::vector<Hole> others;
                for (std::int32_t x = 0; x < length; ++x)
                    if (x == column || x < parting->first_kept || x > parting->last_kept) others.push_back({x, 0});
                for (const Hole& h : others) position.set(h);
                const auto jumps = jumps_of([&](auto& batch) { take_rows(rows, length, *parting, {{0, 2}}, batch); });
                REQUIRE(plays(position, jumps));
                CHECK(position.holes(true) == others);
                const std::int64_t twelfths = 12 * count_moves(jumps) - 3 * rows * length;
                CHECK(twelfths <= (length % 2 == 0 ? 20 : 23) * rows + 12 * 12);
            }
}

TEST_CASE("six or more rows below a triangle leave but for one peg") {
    for (std::int32_t side = 17; side <= 60; ++side)
        for (const std::int32_t rows : {6, 12, 60})
            for (std::int32_t column = 0; column < side - 1; ++column) {
                INFO(side << " + " << rows << ", " << column);
                const auto parting = parted_below(side + 1, column);
                const std::int32_t from_end = std::min(column, side - 2 - column);
                if (from_end == 3 || from_end == 4 || (from_end >= 7 && side >= 28)) REQUIRE(parting);
                if (from_end < 3) CHECK(!parting);
                if (!parting) continue;
                Position position(Board::triangle(side + rows));
                for (std::int32_t y = 0; y < side; ++y)
                    for (std::int32_t x = 0; x <= y; ++x) position.clear({x, y});
                // Other pegs of that row do not disturb, except at one end.
                std::vector<Hole> others;
                for (std::int32_t x = parting->mirrored ? 1 : 0; x < side - (parting->mirrored ? 1 : 2); ++x)
                    if (x == column || x < parting->first_kept || x > parting->last_kept)
                        others.push_back({x, side - 2});
                for (const Hole& h : others) position.set(h);
                const auto jumps = jumps_of([&](auto& batch) {
                    take_rows(rows, side + 1, *parting, {{0, side}}, batch);
                });
                REQUIRE(plays(position, jumps));
                CHECK(position.holes(true) == others);
                // The excess over a quarter of the holes, in 24ths of a move.
                const std::int64_t holes = rows * side + rows * (rows + 1) / 2;
                CHECK(24 * count_moves(jumps) - 6 * holes <= 59 * rows + 24 * 12);
            }
}

TEST_CASE("rows leave around a band but for few pegs at its sides") {
    int bands = 0;
    for (std::int32_t length = 18; length <= 50; ++length)
        for (const std::int32_t rows : {6, 12, 18, 60})
            for (std::int32_t first = 0; first < length; ++first) {
                if (!has_band(length, first)) continue;
                ++bands;
                INFO(length << " x " << rows << ", " << first);
                Position position(Board::rectangle(length, rows + 1));
                for (std::int32_t x = 0; x < length; ++x) position.clear({x, 0});
                BandEnd end;
                end.all_stays = rows == rows_at_once;
                const auto jumps = jumps_of([&](auto& batch) {
                    take_around(rows, length, first, end, {{0, 1}}, batch);
                });
                REQUIRE(plays(position, jumps));
                Position left = Position::empty(position.board());
                for (std::int32_t x = 0; x < band_width; ++x)
                    for (std::int32_t y = 0; y < rows - (end.all_stays ? 0 : rows_at_once); ++y)
                        left.set({first + x, 1 + y});
                for (const std::int32_t x : {first - band_margin, first + band_width - 1 + band_margin})
                    for (const std::int32_t y : end.all_stays ? std::vector{0, 2, 4} : std::vector{0, 1})
                        left.set({x, y});
                CHECK(position == left);
                const std::int64_t twelfths = 12 * count_moves(jumps) - 3 * rows * (length - band_width);
                CHECK(twelfths <= (length % 2 == 0 ? 20 : 23) * rows + 12 * 16);
            }
    CHECK(bands > 500);
}

TEST_CASE("rows pass beside an empty row by a lone peg") {
    const RowsBeyond above{{{0, -1}, {1, 0}, {0, -1}}, 6, 30};
    const RowsBeyond below{{{0, 5}}, 6, 30};
    CHECK(passing(above, Holes{{9, 1}}));
    CHECK(passing(above, Holes{{9, 1}, {3, 1}, {9, 2}}));
    CHECK(!passing(above, Holes{{9, 1}, {10, 1}}));  // not alone
    CHECK(!passing(above, Holes{{20, 0}, {9, 1}}));  // not empty
    CHECK(!passing(above, Holes{{9, 2}}));
    CHECK(!passing(above, Holes{{1, 1}}));  // too near the end
    CHECK(passing(below, Holes{{9, 3}}));
    CHECK(!passing(above, Holes{{9, 3}}));
}
