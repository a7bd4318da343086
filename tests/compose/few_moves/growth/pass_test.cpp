// Two rows below an empty triangle, of every length up to 200.
#include "compose/few_moves/growth/pass.hpp"
#include "board/board.hpp"
#include "game/refereed.hpp"
#include "support/catch.hpp"
#include "support/jumps.hpp"

#include <algorithm>

using namespace pegwright::tests;
using namespace pegwright::compose::growth;
using pegwright::game::JumpList;

namespace {

std::vector<Jump> jumps_of(const Pass& pass, std::int32_t length, Hole first) {
    JumpList list;
    pegwright::construct::Batch batch(list);
    play(pass, length, {first}, batch);
    batch.flush();
    return std::move(list.list);
}

std::vector<Hole> sorted(std::vector<Hole> holes) {
    std::sort(holes.begin(), holes.end(), [](Hole a, Hole b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
    return holes;
}

}  // namespace

TEST_CASE("two rows below an empty triangle leave in half as many moves as they are long, and some more") {
    for (std::int32_t parity = 0; parity < 2; ++parity)
        for (std::size_t place = 0; place < passes; ++place) {
            const Pass& pass = pass_from(place, parity);
            CHECK(pass.shortest % 2 == parity);
            for (std::int32_t length = pass.shortest; length <= 200; length += 2) {
                INFO(place << ": " << length);
                const Board board = Board::triangle(length + 1);
                const Hole first{0, length - 1};
                Position position = Position::empty(board);
                for (std::int32_t y = 0; y < 2; ++y)
                    for (std::int32_t x = 0; x < length + y; ++x) position.set(first + Hole{x, y});
                for (const Hole& h : pass.before.on(length)) position.set(first + h);
                const std::vector<Jump> jumps = jumps_of(pass, length, first);
                REQUIRE(plays(position, jumps));
                CHECK(2 * moves_of(jumps) - length == pass.doubled_excess);
                std::vector<Hole> after;
                for (const Hole& h : pass.after.on(length + 2)) after.push_back(first + h + Hole{0, 2});
                CHECK(position.holes(true) == sorted(after));
            }
        }
}

TEST_CASE("below an empty triangle rows leave six at a time but for a trail, which one peg sweeps") {
    for (const std::int32_t base : {7, 8}) {
        constexpr std::int32_t blocks = 20;
        const std::int32_t n = base + 6 * blocks;
        std::vector<Jump> jumps;
        std::int32_t side = base;
        for (std::size_t i = 0; i < 3 * blocks; ++i, side += 2) {
            const auto pass = jumps_of(pass_from(first_of_trail + i % 3, side + 1), side + 1, {0, side});
            jumps.insert(jumps.end(), pass.begin(), pass.end());
        }
        for (std::int32_t y = base - 2; y < n - 2; y += 2) jumps.push_back({{1, y}, {1, y + 2}});

        Position position(Board::triangle(n));
        for (std::int32_t y = 0; y < base; ++y)
            for (std::int32_t x = 0; x <= y; ++x) position.clear({x, y});
        position.set({1, base - 2});
        REQUIRE(plays(position, jumps));
        CHECK(position.holes(true) == std::vector<Hole>{{1, n - 2}});
        CHECK(8 * (moves_of(jumps) - 1) <= n * n - base * base + (n % 2 == 0 ? 14 : 12) * (n - base));
    }
}
