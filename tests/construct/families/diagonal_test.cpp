#include "construct/construction.hpp"
#include "construct/families/families.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/plans.hpp"
#include "support/sampled.hpp"
#include "theory/feasibility.hpp"
#include "theory/pair_count.hpp"

#include <random>

using namespace pegwright::tests;

namespace {

const std::int32_t all_diagonal_pairs_to = sampled<std::int32_t>(6, 8);
const std::int32_t thin_pairs_to = sampled<std::int32_t>(12, 20);
const int random_diagonal_pairs = sampled(300, 4000);

Board diagonal(std::int32_t w, std::int32_t h) { return Board::rectangle(w, h, Lattice::diagonal); }

}  // namespace

TEST_CASE("diagonal jumps: every pair with sides from 4", "[long]") {
    OutsideReferee outside;
    for (std::int32_t w = 4; w <= all_diagonal_pairs_to; ++w)
        for (std::int32_t h = 4; h <= all_diagonal_pairs_to; ++h)
            CHECK(construct_all_pairs(diagonal(w, h), outside) == std::int64_t{w} * h * w * h);
    CHECK(outside.accepts());
}

TEST_CASE("diagonal jumps: every pair on 3 x n and on lines", "[long]") {
    OutsideReferee outside;
    for (std::int32_t n = 1; n <= thin_pairs_to; ++n) {
        const std::int64_t of_three = n <= 3 ? 0 : n <= 5 ? 36 : 4 * std::int64_t{n} * n;
        if (n >= 3) CHECK(construct_all_pairs(diagonal(n, 3), outside) == of_three);
        if (n >= 3) CHECK(construct_all_pairs(diagonal(3, n), outside) == of_three);
        CHECK(construct_all_pairs(diagonal(n, 1), outside) == construct_all_pairs(Board::rectangle(n, 1), outside));
        if (n >= 2) CHECK(construct_all_pairs(diagonal(2, n), outside) == 0);
    }
    CHECK(outside.accepts());
}

TEST_CASE("diagonal jumps: random pairs up to 300 x 300") {
    OutsideReferee outside;
    std::mt19937 random(20081117);
    const auto up_to = [&](std::int32_t n) {
        return static_cast<std::int32_t>(random() % static_cast<std::uint32_t>(n + 1));
    };
    for (int pairs = 0; pairs < random_diagonal_pairs;) {
        const std::int32_t thin = pairs % 2 == 0 ? 3 + up_to(9) : 4 + up_to(296) * up_to(1000) / 1000;
        const std::int32_t other = 4 + up_to(pairs % 5 == 0 ? 296 : 40);
        const Board board = pairs % 4 < 2 ? diagonal(thin, other) : diagonal(other, thin);
        const bool in_corners = pairs % 3 == 0;
        const auto hole = [&](bool last) {
            const auto along = [&](std::int32_t side) {
                return in_corners ? (last ? side - 1 - up_to(std::min(3, side - 1)) : up_to(std::min(3, side - 1)))
                                  : up_to(side - 1);
            };
            return Hole{along(board.width()), along(board.height())};
        };
        const Problem problem{board, hole(false), hole(up_to(3) > 0)};
        if (!solvability(BigBoard(board), big(problem.vacate()), big(problem.finish())).solvable) continue;
        construct_and_check(problem, outside);
        ++pairs;
    }
    CHECK(outside.accepts());
}

TEST_CASE("diagonal jumps: plans cover the board and stay small", "[long]") {
    for (const auto& [w, h] : {std::pair{4, 30}, {29, 5}, {17, 13}, {7, 7}, {24, 3}, {3, 31}}) {
        const Board board = diagonal(w, h);
        const auto holes = holes_of(board);
        for (std::size_t i = 0; i < holes.size(); i += 3) {
            for (std::size_t k = 0; k < holes.size(); k += 5) {
                if (!solvability(BigBoard(board), big(holes[i]), big(holes[k])).solvable) continue;
                const Problem problem{board, holes[i], holes[k]};
                const bool thin = std::min(w, h) == 3;
                const Plan plan = thin ? plan_three_rows(problem) : plan_rectangle(problem);
                check_cover(plan);
                CHECK(std::max(plan.base_problem.board.width(), plan.base_problem.board.height()) <= (thin ? 9 : 6));
            }
        }
    }
    for (std::int32_t w = 3; w <= 12; ++w) {
        const Board board = diagonal(w, 100'000);
        for (std::int32_t x = 0; x < w; x += w == 3 ? 2 : 1) {
            for (std::int32_t to = 0; to < w; to += w == 3 ? 2 : 1) {
                const Problem problem{board, {x, 1}, {to, 99'998}};
                const Plan plan = w == 3 ? plan_three_rows(problem) : plan_rectangle(problem);
                CHECK(plan.strips.size() < 20);
                CHECK(plan.groups.size() < 20);
            }
        }
    }
}
