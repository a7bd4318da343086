#include "compose/few_moves/passes/corner.hpp"
#include "compose/few_moves/pieces.hpp"
#include "game/move_count.hpp"
#include "support/catch.hpp"
#include "support/jumps.hpp"

using namespace pegwright::tests;
using namespace pegwright::compose::few_moves;

TEST_CASE("six rows leave from a corner, with a trail") {
    for (std::size_t kind = 0; kind < corners; ++kind)
        for (const bool rows_below : {true, false})
            for (std::int32_t side = 14; side < 50; ++side) {
                const StripCorner& way = corner(kind);
                const std::int32_t above = side - strip_rows;
                const std::int32_t times = (above - way.trail() - 1) / 6;
                INFO(kind << ": " << side << ", " << times);
                Position position(Board::triangle(side));
                for (std::int32_t y = 0; y < above; ++y)
                    for (std::int32_t x = 0; x <= y; ++x) position.clear({x, y});
                position.set(way.peg + Hole{0, above});
                Position after = position;
                after.clear(way.peg + Hole{0, above});
                const std::int32_t first = way.trail() + 1;
                for (std::int32_t y = 0; y < strip_rows; ++y)
                    for (std::int32_t x = 0; x < first + 6 * times; ++x) after.clear({x, above + y});
                for (std::int32_t i = 0; i < 3 * times; ++i) after.set({first + 2 * i, above + 4});
                after.set(rows_below ? way.waiting + Hole{0, side} : Hole{way.trail(), above + 4});
                const auto jumps = jumps_of([&](auto& batch) {
                    begin_strip(way, rows_below, {{0, above}}, batch);
                    go_on(first, times, {{0, above}}, batch);
                });
                REQUIRE(plays(position, jumps));
                CHECK(position == after);
            }
}

TEST_CASE("rows below a strip leave but for one peg before the trail") {
    for (std::size_t kind = 0; kind < corners; ++kind)
        for (std::int32_t side = 14; side <= 60; ++side)
            for (const std::int32_t rows : {6, 12, 18, 60}) {
                INFO(kind << ": " << side << ", " << rows);
                const StripCorner& way = corner(kind);
                Position position(Board::triangle(side + rows));
                for (std::int32_t y = 0; y < side; ++y)
                    for (std::int32_t x = 0; x <= y; ++x) position.clear({x, y});
                // Other pegs do not disturb, except in the last hole of their row.
                std::vector<Hole> others;
                for (std::int32_t x = way.trail() + 1; x < side - 2; ++x) others.push_back({x, side - 2});
                for (const Hole& h : others) position.set(h);
                Position after = Position::empty(position.board());
                for (const Hole& h : others) after.set(h);
                after.set({way.trail(), side - 2});
                position.set(way.waiting + Hole{0, side});
                const auto jumps = jumps_of([&](auto& batch) { take_rows(way, rows, side + 1, {{0, side}}, batch); });
                REQUIRE(plays(position, jumps));
                CHECK(position == after);
                // The excess over a quarter of the holes, in twelfths of a move.
                const std::int64_t holes = rows * side + rows * (rows + 1) / 2;
                CHECK(12 * count_moves(jumps) - 3 * holes <= (way.columns == 3 ? 27 : 24) * rows + 24);
            }
}
