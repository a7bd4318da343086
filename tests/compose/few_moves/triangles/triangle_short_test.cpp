#include "compose/few_moves/triangles/triangle_short.hpp"
#include "compose/few_moves/pieces.hpp"
#include "construct/construction.hpp"
#include "game/move_count.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/sampled.hpp"

#include <random>
#include <tuple>

using namespace pegwright::tests;
using pegwright::JumpList;
using pegwright::Player;
using pegwright::compose::few_moves::TriangleShort;

namespace {

// Random solvable pairs of T_n, n from least to most.
class Pairs {
public:
    Pairs(std::int32_t least, std::int32_t most) : least_(least), most_(most) {}

    Problem next() {
        for (;;) {
            const std::int32_t n = least_ + below(most_ - least_ + 1);
            const Board board = Board::triangle(n);
            const Hole vacancy = any(n);
            const Hole finish = any(n);
            if (pegwright::construct::is_constructible({board, vacancy, finish})) return {board, vacancy, finish};
        }
    }

private:
    std::int32_t below(std::int32_t n) { return static_cast<std::int32_t>(random_() % static_cast<std::uint32_t>(n)); }
    Hole any(std::int32_t n) {
        for (;;)
            if (const Hole h{below(n), below(n)}; h.x <= h.y) return h;
    }

    std::int32_t least_;
    std::int32_t most_;
    std::mt19937 random_{13};
};

}  // namespace

TEST_CASE("most chosen last pegs take n^2/8 + 31n/12 + 100 moves", "[long]") {
    OutsideReferee outside;
    int solved = 0;
    int tried = 0;
    for (const auto& [least, most, times] :
         {std::tuple{60, 90, sampled(8, 40)}, {120, 130, sampled(3, 20)}, {300, 310, 3}}) {
        Pairs pairs(least, most);
        for (int i = 0; i < times; ++i, ++tried) {
            const Problem problem = pairs.next();
            const std::int32_t n = problem.board.height();
            INFO(n << ": " << problem.vacate().x << "," << problem.vacate().y << " " << problem.finish().x << ","
                   << problem.finish().y);
            const auto triangle = TriangleShort::find(n, problem.vacate(), problem.finish(), {as_it_is, {}, 0});
            if (!triangle) continue;
            ++solved;
            const Solution solution{problem, played(*triangle)};
            REQUIRE(referee_on(solution));
            CHECK(24 * count_moves(solution.jumps) <= n * (3 * n + 62) + 24 * 100);
            if (i % 8 == 0) outside.write(as_text(solution));
        }
    }
    CHECK(10 * solved > 9 * tried);
    CHECK(outside.accepts());
}

TEST_CASE("small triangles and neighbours in a corner are refused") {
    CHECK(!TriangleShort::find(20, {0, 1}, {0, 10}, {as_it_is, {}, 0}));
    CHECK(!TriangleShort::find(60, {0, 0}, {0, 3}, {as_it_is, {}, 0}));
}
