#include "construct/blocks/block_purges.hpp"
#include "board/polyomino.hpp"
#include "support/catch.hpp"

#include <set>

using namespace pegwright::tests;
using pegwright::board::block_side;
using pegwright::construct::BlockPurges;

namespace {

using Holes = std::set<Hole>;

// The full holes after jumps, all possible within `holes`.
Holes replayed(const Holes& holes, Holes full, const std::vector<Jump>& jumps) {
    for (const Jump& jump : jumps) {
        REQUIRE(holes.count(jump.to));
        REQUIRE(full.erase(jump.from) == 1);
        REQUIRE(full.erase(jump.over()) == 1);
        REQUIRE(full.insert(jump.to).second);
    }
    return full;
}

Holes rectangle(Hole corner, std::int32_t width, std::int32_t height) {
    Holes holes;
    for (std::int32_t y = 0; y < height; ++y)
        for (std::int32_t x = 0; x < width; ++x) holes.insert(corner + Hole{x, y});
    return holes;
}

void check_clears(const pegwright::construct::PairPurge& purge, const Holes& block) {
    Holes holes = block;
    holes.insert(purge.catalyst.begin(), purge.catalyst.end());
    CHECK(holes.size() == block.size() + 2);
    for (const std::size_t state : {0U, 1U}) {
        Holes full = block;
        full.insert(purge.catalyst[state]);
        CHECK(replayed(holes, full, purge.jumps[state]) == Holes{purge.catalyst[state]});
    }
}

}  // namespace

TEST_CASE("rows of blocks leave in every direction beside a pair") {
    BlockPurges purges;
    for (const std::int32_t n : {1, 2, 3, 5, BlockPurges::longest}) {
        check_clears(*purges.outwards({1, 0}, n), rectangle({0, 0}, 3 * n, 3));
        check_clears(*purges.outwards({-1, 0}, n), rectangle({3 - 3 * n, 0}, 3 * n, 3));
        check_clears(*purges.outwards({0, 1}, n), rectangle({0, 0}, 3, 3 * n));
        check_clears(*purges.outwards({0, -1}, n), rectangle({0, 3 - 3 * n}, 3, 3 * n));
        check_clears(*purges.beside({0, 1}, n), rectangle({0, 0}, 3 * n, 3));
        check_clears(*purges.beside({0, -1}, n), rectangle({0, 0}, 3 * n, 3));
        CHECK(purges.beside({0, 1}, n)->catalyst == std::array<Hole, 2>{Hole{0, -1}, Hole{2, -1}});
        CHECK(purges.outwards({-1, 0}, n)->catalyst == std::array<Hole, 2>{Hole{3, 0}, Hole{3, 2}});
        CHECK(purges.outwards({1, 0}, n) == purges.outwards({1, 0}, n));
    }
}

TEST_CASE("blocks of a square leave from any vacancy") {
    const BlockPurges purges;
    const Hole square{30, 12};
    const Holes all = rectangle(square, 6, 6);
    const auto with_a_vacancy = [](Holes holes, Hole vacancy) {
        holes.erase(vacancy);
        return holes;
    };
    const auto same_place = [](Hole a, Hole b) { return (a.x - b.x) % 3 == 0 && (a.y - b.y) % 3 == 0; };
    for (const Hole vacancy : all) {
        const Holes start = with_a_vacancy(all, vacancy);
        for (const Hole toward : {Hole{1, 0}, Hole{-1, 0}, Hole{0, 1}, Hole{0, -1}}) {
            const Hole corner = square + Hole{toward.x > 0 ? 3 : 0, toward.y > 0 ? 3 : 0};
            const Holes stays = rectangle(corner, toward.x ? 3 : 6, toward.y ? 3 : 6);
            if (stays.count(vacancy)) continue;
            const auto found = purges.two_leave(square, vacancy, toward);
            CHECK(same_place(found.to, vacancy));
            CHECK(replayed(all, start, found.jumps) == with_a_vacancy(stays, found.to));
        }
        for (const Hole block : {Hole{0, 0}, Hole{1, 0}, Hole{0, 1}, Hole{1, 1}}) {
            const Holes stays = rectangle(square + block_side * block, 3, 3);
            if (stays.count(vacancy)) continue;
            const auto found = purges.three_leave(square, vacancy, block);
            CHECK(same_place(found.to, vacancy));
            CHECK(replayed(all, start, found.jumps) == with_a_vacancy(stays, found.to));
        }
    }
}
