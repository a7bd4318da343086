#include "compose/store/store.hpp"

#include "pegwright/solving/solve_short.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/sampled.hpp"

using namespace pegwright::tests;

namespace {

std::size_t last_sweep(const Solution& solution) {
    std::size_t count = 1;
    for (std::size_t i = solution.jumps.size() - 1; i > 0 && solution.jumps[i - 1].to == solution.jumps[i].from; --i)
        ++count;
    return count;
}

}  // namespace

TEST_CASE("every even n from 22 on has a long sweep") {
    OutsideReferee outside;
    for (std::int32_t n = 22; n <= 130; n += 2) {
        const auto grown = pegwright::compose::grown_sweep(Board::triangle(n));
        REQUIRE(grown);
        CHECK(referee_on(*grown));
        outside.write(as_text(*grown));
        // The stored solutions leave out two jumps, that of T_10 one; each twelve rows add three.
        const std::int32_t between = 3 * (n / 2 - 1) * (n / 2) / 2;
        const std::int32_t left_out = (n % 12 == 10 ? 1 : 2) + 3 * ((n - 10) / 12);
        INFO("T" << n);
        CHECK(last_sweep(*grown) == static_cast<std::size_t>(between - left_out));
    }
    for (const std::int32_t n : {20, 23, 35}) CHECK_FALSE(pegwright::compose::grown_sweep(Board::triangle(n)));
    CHECK_FALSE(pegwright::compose::grown_sweep(Board::rectangle(30, 30)));
    CHECK(outside.accepts());
}

TEST_CASE("grown sweeps have images, too") {
    const Board board = Board::triangle(34);
    const Solution grown = pegwright::compose::grown_sweep(board).value();
    const std::int32_t n = board.height();
    const auto mirrored = [](Hole h) { return Hole{h.y - h.x, h.y}; };
    const auto turned = [n](Hole h) { return Hole{h.y - h.x, n - 1 - h.x}; };
    for (const Hole vacate : {mirrored(grown.problem.vacate()), turned(grown.problem.vacate())}) {
        pegwright::Query query(board);
        query.start = Problem(board, vacate, vacate).start;
        const auto sweep = pegwright::compose::long_sweep(query);
        REQUIRE(sweep);
        CHECK(sweep->problem.vacate() == vacate);
    }
}

TEST_CASE("no shorter solution with a long sweep is known", "[slow]") {
    constexpr std::int64_t n = 500;
    const auto outcome = pegwright::solve_short(pegwright::Query(Board::triangle(n)), {});
    REQUIRE(outcome.player);
    class Counting : public pegwright::game::JumpSink {
    public:
        void take(std::span<const Jump> more) override {
            for (const Jump& jump : more) {
                if (jump.from != at) ++moves;
                at = jump.to;
            }
        }
        std::int64_t moves = 0;
        Hole at{-1, -1};
    } counting;
    outcome.player->play(counting, {});
    CHECK(counting.moves <= n * n / 8 + 7 * n / 6 + 10);
}
