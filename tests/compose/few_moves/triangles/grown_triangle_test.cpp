#include "compose/few_moves/triangles/grown_triangle.hpp"
#include "game/move_count.hpp"
#include "game/refereed.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"

#include <random>

using namespace pegwright::tests;
using pegwright::compose::few_moves::GrownTriangle;
using pegwright::game::JumpList;

namespace {

// Vacancies that can leave no single peg (n = 1 mod 3).
bool excluded(std::int32_t n, Hole h) { return n % 3 == 1 && (h.x + h.y) % 3 == 0; }

// The theorem in MOVES.md.
bool within(std::int64_t n, std::int64_t moves) { return 24 * moves <= n * (3 * n + 46) + 24 * 50; }

Solution grown(std::int32_t n, Hole vacancy, const GrownTriangle& growth) {
    JumpList list;
    growth.play(constructed(growth.base()).jumps, list);
    return {{Board::triangle(n), vacancy, growth.finish()}, std::move(list.list)};
}

}  // namespace

TEST_CASE("large triangles take at most n^2/8 + 23n/12 + 50 moves", "[long]") {
    OutsideReferee outside;
    std::mt19937 random(13);
    for (std::int32_t n = 21; n <= 60; ++n)
        for (const Hole vacancy : holes_of(Board::triangle(n))) {
            INFO(n << ": " << vacancy.x << "," << vacancy.y);
            const auto growth = GrownTriangle::find(n, vacancy);
            REQUIRE(growth.has_value() != excluded(n, vacancy));
            if (!growth) continue;
            const std::int32_t m = growth->base().board.height();
            REQUIRE((m >= 9 && m <= 15 && (n - m) % 6 == 0));
            if (n > 30 && random() % 16 != 0) continue;
            const Solution solution = grown(n, vacancy, *growth);
            REQUIRE(referee_on(solution));
            const std::int64_t moves = count_moves(solution.jumps);
            CHECK(within(n, moves));
            // The growth's own bound.
            const std::int64_t most = n * n - m * m + (n % 2 == 0 ? 46 : 40) * (n - m) / 3;
            CHECK(8 * (moves - count_moves(constructed(growth->base()).jumps)) <= most);
            if (random() % 8 == 0) outside.write(as_text(solution));
        }
    for (const auto& [n, vacancy] :
         {std::pair{401, Hole{100, 200}}, {401, {0, 0}}, {402, {7, 401}}, {1000, {1, 999}}}) {
        const auto growth = GrownTriangle::find(n, vacancy);
        REQUIRE(growth);
        const Solution solution = grown(n, vacancy, *growth);
        REQUIRE(referee_on(solution));
        CHECK(within(n, count_moves(solution.jumps)));
    }
    CHECK(outside.accepts());
}

TEST_CASE("the bases of growing triangles take few moves") {
    for (std::int32_t m = 9; m <= 15; ++m)
        for (const Hole start : holes_of(Board::triangle(m)))
            // From the class that leads to the peg beside the corner.
            if ((start.x + start.y) % 3 == (m % 3 == 2 ? 0 : 1))
                CHECK(within(m, count_moves(constructed({Board::triangle(m), start, {0, m - 2}}).jumps)));
}

TEST_CASE("a triangle grows to a chosen finish beside a corner") {
    constexpr std::int32_t n = 24;
    std::int64_t found = 0;
    for (const Hole vacancy : holes_of(Board::triangle(n)))
        for (const Hole finish : holes_of(Board::triangle(n))) {
            const auto growth = GrownTriangle::find(n, vacancy, finish);
            if (!growth) continue;
            ++found;
            CHECK(growth->finish() == finish);
            CHECK(growth->base().board.height() <= 16);
            if (found % 10 == 0) CHECK(referee_on(grown(n, vacancy, *growth)));
        }
    CHECK(found > 0);
    // Not beside a corner; too small.
    CHECK(!GrownTriangle::find(n, {5, 20}, Hole{8, 12}));
    CHECK(!GrownTriangle::find(20, {0, 1}));
}
