#include "compose/few_moves/triangles/side_clearing.hpp"
#include "compose/few_moves/pieces.hpp"
#include "construct/construction.hpp"
#include "game/move_count.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/sampled.hpp"

#include <algorithm>
#include <cstdlib>
#include <random>

using namespace pegwright::tests;
using pegwright::Player;
using pegwright::compose::few_moves::SideClearing;

namespace {

const int pairs_of_each = sampled(1, 8);
const std::int32_t largest_shortened = sampled<std::int32_t>(30, 60);

// Random solvable pairs of T_n at most `distance` apart; with `corner` the vacancy is as near to a corner.
class ClosePairs {
public:
    Problem next(std::int32_t n, std::int32_t distance, bool corner) {
        for (;;) {
            const std::int32_t most = corner ? distance + 1 : n;
            const Hole vacancy{below(most), n - 1 - below(most)};
            const Hole finish = vacancy + Hole{below(2 * distance + 1) - distance, below(2 * distance + 1) - distance};
            const Board board = Board::triangle(n);
            const Hole d = finish - vacancy;
            if (std::max({std::abs(d.x), std::abs(d.y), std::abs(d.x - d.y)}) > distance) continue;
            if (!board.contains(vacancy) || !board.contains(finish)) continue;
            if (pegwright::construct::is_constructible({board, vacancy, finish})) return {board, vacancy, finish};
        }
    }

private:
    std::int32_t below(std::int32_t n) { return static_cast<std::int32_t>(random_() % static_cast<std::uint32_t>(n)); }

    std::mt19937 random_{17};
};

std::vector<Jump> solved(const Problem& problem, Player (*shortening)(const Player&)) {
    const std::int32_t n = problem.board.height();
    INFO(n << ": " << problem.vacate().x << "," << problem.vacate().y << " " << problem.finish().x << ","
           << problem.finish().y);
    const auto sides = SideClearing::find(n, problem.vacate(), problem.finish(), {shortening, {}, 0});
    REQUIRE(sides);
    const Solution solution{problem, played(*sides)};
    REQUIRE(referee_on(solution));
    return solution.jumps;
}

}  // namespace

TEST_CASE("close pairs take at most n^2/8 + 31n/12 + 140 moves", "[long]") {
    OutsideReferee outside;
    ClosePairs pairs;
    for (const std::int32_t n : {23, 25, 27, 28, 30, 32, 45, 60, 101})
        for (const bool corner : {false, true})
            for (int i = 0; i < pairs_of_each; ++i) {
                // If n = 1 (mod 3) no vacancy leads to itself.
                const Problem problem = pairs.next(n, i < 2 ? (n % 3 == 1 ? 2 : 0) : i, corner);
                const auto jumps = solved(problem, as_it_is);
                CHECK(24 * count_moves(jumps) <= n * (3 * n + 62) + 24 * 140);
                if (i == 0) outside.write(as_text({problem, jumps}));
            }
    CHECK(outside.accepts());
}

TEST_CASE("close pairs take n^2/8 + 3n + 30 after shortening", "[slow]") {
    ClosePairs pairs;
    for (std::int32_t n = 30; n <= largest_shortened; n += 30) {
        const auto jumps = solved(pairs.next(n, 3, n == 60), shortened);
        CHECK(8 * count_moves(jumps) <= n * n + 24 * n + 240);
    }
}

TEST_CASE("small triangles and distant pairs are refused") {
    CHECK(!SideClearing::find(22, {3, 9}, {3, 9}, {as_it_is, {}, 0}));
    CHECK(!SideClearing::find(60, {0, 0}, {30, 59}, {as_it_is, {}, 0}));
}
