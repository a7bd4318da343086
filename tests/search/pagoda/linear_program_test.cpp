#include "search/pagoda/whole_weights.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"
#include "theory/pagoda.hpp"

#include <glpk.h>

#include <cmath>
#include <thread>

using namespace pegwright::tests;
using namespace pegwright::search::pagoda;

namespace {

std::optional<std::vector<double>> weights_for(const Board& board, std::uint64_t vacate, std::uint64_t finish) {
    const std::vector<JumpIndices> jumps = all_jumps(board);
    std::vector<std::uint64_t> start;
    for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(board.hole_count()); ++i)
        if (i != vacate) start.push_back(i);
    return least_weights({static_cast<std::size_t>(board.hole_count()), jumps, {start}, {{finish}}});
}

}  // namespace

TEST_CASE("the least weights are those worked out by hand") {
    const Board line = parse_board("4x1");
    const std::vector<JumpIndices> jumps = all_jumps(line);
    // 1 must weigh 1 less than 4; 4 no more than 2 and 3; 3 no more than 1 and 2. So the weights are -1/2, 1/2, 0, 1/2.
    const auto weights = least_weights({4, jumps, {{0}}, {{3}}});
    REQUIRE(weights);
    double sum = 0;
    for (const double w : *weights) sum += std::abs(w);
    CHECK(sum == Approx(1.5));
    for (const JumpIndices& j : jumps) CHECK((*weights)[j.from] + (*weights)[j.over] - (*weights)[j.to] >= -1e-9);
    CHECK((*weights)[3] - (*weights)[0] >= 1 - 1e-9);
    // The jump is possible.
    CHECK_FALSE(least_weights({4, jumps, {{0, 1}}, {{2}}}));
    CHECK_FALSE(least_weights({4, jumps, {{0, 1}, {0}}, {{2}, {3}}}));
    CHECK(least_weights({4, jumps, {{0}, {1}}, {{3}}}));
}

TEST_CASE("solvable problems of the 33-hole board have no weights") {
    const Board english = parse_board("english");
    for (std::uint64_t i = 0; i < 33; ++i) CHECK_FALSE(weights_for(english, i, i));
    const Board diamond = parse_board("diamond");
    const std::uint64_t e3 = diamond.index({4, 2});
    const std::uint64_t e4 = diamond.index({4, 3});
    CHECK(weights_for(diamond, e3, e4));
    CHECK(weights_for(diamond, e4, e3));
    CHECK_FALSE(weights_for(diamond, e3, diamond.index({4, 6})));
}

TEST_CASE("linear programs on several threads are solved as on one") {
    const Board board = parse_board("diamond");
    const auto run = [&] {
        std::vector<std::optional<std::vector<double>>> all;
        for (std::uint64_t vacate = 0; vacate < 41; vacate += 3)
            for (std::uint64_t finish = 0; finish < 41; finish += 5) all.push_back(weights_for(board, vacate, finish));
        return all;
    };
    const auto alone = run();
    CHECK(std::any_of(alone.begin(), alone.end(), [](const auto& w) { return w.has_value(); }));
    std::vector<int> same(4, 0);
    std::vector<std::thread> threads;
    for (int& mine : same) threads.emplace_back([&] { mine = run() == alone ? 1 : 2; });
    for (std::thread& thread : threads) thread.join();
    CHECK(same == std::vector<int>(4, 1));
}

TEST_CASE("a program around the library keeps its own use of GLPK") {
    const Board board = parse_board("diamond");
    REQUIRE(glp_init_env() == 0);
    glp_term_out(GLP_OFF);
    glp_prob* own = glp_create_prob();
    glp_add_rows(own, 7);
    CHECK(weights_for(board, board.index({4, 2}), board.index({4, 3})));
    CHECK(glp_get_num_rows(own) == 7);
    CHECK(glp_term_out(GLP_ON) == GLP_OFF);
    CHECK(weights_for(board, board.index({4, 2}), board.index({4, 3})));
    CHECK(glp_term_out(GLP_OFF) == GLP_ON);
    glp_delete_prob(own);
    CHECK(glp_free_env() == 0);
    // None is left behind where there was none.
    CHECK(weights_for(board, board.index({4, 2}), board.index({4, 3})));
    CHECK(glp_init_env() == 0);
    CHECK(glp_free_env() == 0);
}

TEST_CASE("a fault within GLPK does not end the program") {
    const Board line = parse_board("4x1");
    const std::vector<JumpIndices> jumps = all_jumps(line);
    for (int n = 0; n < 3; ++n) {
        // A peg beyond the board: GLPK would print a line and abort.
        CHECK_FALSE(least_weights({4, jumps, {{99}}, {{3}}}));
        CHECK(least_weights({4, jumps, {{0}}, {{3}}}));
    }
}
