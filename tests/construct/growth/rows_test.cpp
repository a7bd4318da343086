// Rows of a rectangle, taken away by a peg that stays where it is.
#include "construct/growth/rows.hpp"
#include "construct/growth/pass.hpp"
#include "pegwright/checking/refereed.hpp"
#include "support/catch.hpp"
#include "support/jumps.hpp"

using namespace pegwright::tests;
using namespace pegwright::construct::growth;
using pegwright::JumpList;

TEST_CASE("two rows of a rectangle leave in half as many moves as they are long, and some more") {
    for (std::int32_t parity = 0; parity < 2; ++parity)
        for (std::size_t place = 0; place < field_passes; ++place)
            for (std::int32_t length = field_pass(place, parity).shortest; length <= 200; length += 2) {
                INFO(place << ": " << length);
                const Pass& pass = field_pass(place, length);
                // The very first has no peg of the trail yet.
                for (const bool trail : {false, true}) {
                    const auto at = [&](const Pegs& pegs, std::int32_t down) {
                        std::vector<Hole> holes;
                        for (const Hole& h : pegs.on(length))
                            if (trail || h != Hole{1, -3} || down > 0) holes.push_back(h + Hole{0, 3 + down});
                        return holes;
                    };
                    Position position = Position::empty(Board::rectangle(length, 5));
                    for (std::int32_t x = 0; x < length; ++x)
                        for (std::int32_t y = 3; y < 5; ++y) position.set({x, y});
                    for (const Hole& h : at(pass.before, 0)) position.set(h);
                    JumpList list;
                    pegwright::construct::Batch batch(list);
                    play(pass, length, {{0, 3}}, batch);
                    batch.flush();
                    REQUIRE(plays(position, list.list));
                    CHECK(2 * moves_of(list.list) - length == pass.doubled_excess);
                    Position after = Position::empty(position.board());
                    for (const Hole& h : at(pass.after, 2)) after.set(h);
                    if (trail) after.set({1, 0});
                    CHECK(position == after);
                }
            }
}

TEST_CASE("six rows and more beside an empty one leave nothing but the peg that was there") {
    for (std::int32_t length = least_row; length <= 60; ++length)
        for (const std::int32_t rows : {6, 12, 18, 60})
            for (std::int32_t catalyst = first_catalyst; catalyst <= last_catalyst; ++catalyst) {
                INFO(length << " x " << rows << ", " << catalyst);
                Position position(Board::rectangle(length, rows + 2));
                for (std::int32_t x = 0; x < length; ++x)
                    for (std::int32_t y = 0; y < 2; ++y) position.clear({x, y});
                // Others of the peg's row are in nobody's way.
                std::vector<Hole> others;
                for (std::int32_t x = 0; x < length; ++x)
                    if (x == catalyst || x < first_kept || x > last_kept) others.push_back({x, 0});
                for (const Hole& h : others) position.set(h);
                JumpList list;
                pegwright::construct::Batch batch(list);
                take_rows(rows, length, catalyst, {{0, 2}}, batch);
                batch.flush();
                REQUIRE(plays(position, list.list));
                CHECK(position.holes(true) == others);
                const std::int64_t twelfths = 12 * moves_of(list.list) - 3 * rows * length;
                CHECK(twelfths <= (length % 2 == 0 ? 32 : 39) * rows + 12 * 12);
            }
}
