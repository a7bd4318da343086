#include "construct/insertions/insertions.hpp"
#include "construct/catalogue/base_solutions.hpp"
#include "game/referee.hpp"
#include "search/paths/pair_clearing.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"

using namespace pegwright::tests;
using pegwright::construct::Insertions;
using pegwright::construct::PairPurge;

namespace {

std::shared_ptr<const PairPurge> block_above() {
    std::vector<Hole> block;
    for (std::int32_t y = 0; y < 3; ++y)
        for (std::int32_t x = 0; x < 3; ++x) block.push_back({x, y});
    const std::array<Hole, 2> ends = {Hole{0, 3}, Hole{2, 3}};
    auto jumps = pegwright::search::paths::clear_beside_pair(Lattice::square, block, ends, 10'000);
    REQUIRE(jumps);
    return std::make_shared<PairPurge>(PairPurge{ends, *jumps});
}

// 3 x 3 blocks on a 4 x 4 board.
Board tower(std::int32_t blocks) {
    std::vector<Hole> holes;
    for (std::int32_t y = 0; y < 3 * blocks + 4; ++y)
        for (std::int32_t x = 0; x < (y < 3 * blocks ? 3 : 4); ++x) holes.push_back({x, y});
    return Board::of(Lattice::square, pegwright::board::Spans(holes));
}

// From every vacancy of the 4 x 4 board to every finish. `of_rest` blocks are in a nested plan.
std::size_t solved_towers(std::int32_t blocks, std::int32_t of_rest = 0) {
    const auto purge = block_above();
    const Board board = tower(blocks);
    const Board base = Board::rectangle(4, 4);
    const Hole down{0, 3 * blocks};
    std::size_t solved = 0;
    for (const Hole vacate : base.holes())
        for (const Hole finish : base.holes()) {
            auto solution = pegwright::construct::base_solution(pegwright::game::Problem(base, vacate, finish));
            if (!solution) continue;
            for (Jump& jump : solution->jumps) jump = {jump.from + down, jump.to + down};
            Insertions plan(board, vacate + down);
            for (std::int32_t i = 0; i < blocks - of_rest; ++i) plan.clear(purge, {0, 3 * i});
            const Hole rest_down{0, 3 * (blocks - of_rest)};
            if (of_rest == 0) {
                plan.finish(solution->jumps);
            } else {
                Insertions rest(tower(of_rest), vacate + down - rest_down);
                for (std::int32_t i = 0; i < of_rest; ++i) rest.clear(purge, {0, 3 * i});
                for (Jump& jump : solution->jumps) jump = {jump.from - rest_down, jump.to - rest_down};
                rest.finish(solution->jumps);
                plan.finish(rest, rest_down);
            }
            JumpList list;
            plan.play(list);
            const pegwright::game::Problem problem(board, vacate + down, finish + down);
            CHECK(referee_on({problem, list.list}));
            ++solved;
        }
    return solved;
}

}  // namespace

TEST_CASE("blocks on top of each other join a base solution") {
    CHECK(solved_towers(1) > 10);
    CHECK(solved_towers(7) > 10);
}

TEST_CASE("the remainder is solved by a nested plan") {
    CHECK(solved_towers(3, 1) == solved_towers(3));
    CHECK(solved_towers(5, 4) == solved_towers(5));
}
