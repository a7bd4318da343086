#include "construct/construction.hpp"
#include "board/parse.hpp"
#include "board/symmetry.hpp"
#include "construct/parts.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/plain.hpp"
#include "support/sampled.hpp"
#include "theory/choice.hpp"
#include "theory/feasibility.hpp"

#include <random>

using namespace pegwright::tests;

namespace {

// Ordered pairs with equal x mod 3 and y mod 3, the solvable ones of null-class boards.
std::int64_t pairs_with_equal_residues(std::int32_t w, std::int32_t h) {
    std::int64_t pairs = 0;
    for (std::int32_t x = 0; x < 3; ++x) {
        for (std::int32_t y = 0; y < 3; ++y) {
            const std::int64_t holes = std::int64_t{(w + 2 - x) / 3} * ((h + 2 - y) / 3);
            pairs += holes * holes;
        }
    }
    return pairs;
}

}  // namespace

TEST_CASE("theorem = constructor = brute force up to 24 holes", "[long]") {
    OutsideReferee outside;
    int boards = 0;
    for (int w = 1; w <= 24; ++w) {
        for (int h = 1; w * h <= 24; ++h) {
            ++boards;
            const plain::Board plain = plain::Board::rectangle(w, h);
            const Board board = Board::rectangle(w, h);
            std::int64_t searched = 0;
            for (int s = 0; s < plain.holes(); ++s) {
                const Hole vacate{plain.column(s), plain.row(s)};
                std::int64_t images = 0;
                for (const Hole other : holes_of(board))
                    images += canonical({board, other, other}).vacate() == vacate ? 1 : 0;
                if (images == 0) continue;
                const std::vector<bool> ends = plain.reachable_ends(s);
                for (int f = 0; f < plain.holes(); ++f) {
                    const Hole finish{plain.column(f), plain.row(f)};
                    REQUIRE(solvability(BigBoard(board), big(vacate), big(finish)).solvable ==
                            ends[static_cast<std::size_t>(f)]);
                    searched += ends[static_cast<std::size_t>(f)] ? images : 0;
                }
            }
            CHECK(construct_all_pairs(board, outside) == searched);
        }
    }
    CHECK(boards == 84);
    CHECK(outside.accepts());
}

TEST_CASE("every solvable pair on rectangles with sides from 4 to 14", "[long]") {
    OutsideReferee outside;
    std::int64_t total = 0;
    const std::int32_t longest = sampled<std::int32_t>(10, 14);
    const std::int64_t pairs_of_all = sampled<std::int64_t>(12'057, 79'641);
    for (std::int32_t w = 4; w <= longest; ++w) {
        for (std::int32_t h = 4; h <= longest; ++h) {
            const std::int64_t pairs = construct_all_pairs(Board::rectangle(w, h), outside);
            if (w % 3 == 0 || h % 3 == 0) CHECK(pairs == pairs_with_equal_residues(w, h));
            total += pairs;
        }
    }
    CHECK(total == pairs_of_all);  // counted independently, from the sixteen classes
    CHECK(outside.accepts());
}

TEST_CASE("every solvable pair on 3 x n and 1 x n", "[long]") {
    OutsideReferee outside;
    for (std::int32_t n = 1; n <= 60; ++n) {
        // Holes 2 or 5 to n-4 or n-1 and mirror images; fewer on short lines.
        const std::int64_t on_line = n == 2 || n == 3 || n == 4 ? 2 : n % 2 == 1 ? 0 : n == 6 ? 4 : 8;
        CHECK(construct_all_pairs(Board::rectangle(n, 1), outside) == on_line);
        CHECK(construct_all_pairs(Board::rectangle(1, n), outside) == on_line);
        if (n < 6 || n > 30) continue;
        const std::int64_t each = n / 3;
        const std::int64_t in_row = (3 - n % 3) * each * each + n % 3 * (each + 1) * (each + 1);
        CHECK(construct_all_pairs(Board::rectangle(n, 3), outside) == 2 * in_row);
        CHECK(construct_all_pairs(Board::rectangle(3, n), outside) == 2 * in_row);
    }
    CHECK(outside.accepts());
}

TEST_CASE("random pairs on rectangles up to 300 x 300", "[long]") {
    OutsideReferee outside;
    std::mt19937 random(20081117);
    const auto up_to = [&](std::int32_t n) {
        return static_cast<std::int32_t>(random() % static_cast<std::uint32_t>(n + 1));
    };
    const int all_pairs = sampled(1000, 4000);
    for (int pairs = 0; pairs < all_pairs;) {
        const std::int32_t thin = pairs % 2 == 0 ? 3 + up_to(9) : 4 + up_to(296) * up_to(1000) / 1000;
        const std::int32_t other = 4 + up_to(296);
        const Board board = pairs % 4 < 2 ? Board::rectangle(thin, other) : Board::rectangle(other, thin);
        const Problem problem{board,
                              {up_to(board.width() - 1), up_to(board.height() - 1)},
                              {up_to(board.width() - 1), up_to(board.height() - 1)}};
        if (!solvability(BigBoard(board), big(problem.vacate()), big(problem.finish())).solvable) continue;
        construct_and_check(problem, outside);
        ++pairs;
    }
    CHECK(outside.accepts());
}

TEST_CASE("corners and edges, where strips are shortest", "[long]") {
    OutsideReferee outside;
    std::int64_t pairs = 0;
    for (const std::int32_t w : {4, 5, 6, 7, 8, 15, 16, 31, 32, 33}) {
        for (const std::int32_t h : {22, 23, 24, 28, 29, 37}) {
            for (const Board& board : {Board::rectangle(w, h), Board::rectangle(h, w)}) {
                std::vector<Hole> spots;
                for (const Hole hole : holes_of(board))
                    if ((hole.x < 3 || hole.x >= board.width() - 3) && (hole.y < 3 || hole.y >= board.height() - 3))
                        spots.push_back(hole);
                for (const Hole vacate : spots) {
                    for (const Hole finish : spots) {
                        if (!solvability(BigBoard(board), big(vacate), big(finish)).solvable) continue;
                        construct_and_check({board, vacate, finish}, outside);
                        ++pairs;
                    }
                }
            }
        }
    }
    CHECK(pairs > 10'000);
    CHECK(outside.accepts());
}

TEST_CASE("parallelograms and diagonals use the rectangle's solutions", "[long]") {
    for (const Lattice lattice : {Lattice::triangular, Lattice::diagonal}) {
        for (const auto& [w, h] : {std::pair{7, 5}, {4, 4}, {3, 8}, {8, 3}, {6, 1}, {1, 4}, {30, 17}, {2, 3}}) {
            const Board board = Board::rectangle(w, h, lattice);
            const Board square = Board::rectangle(w, h);
            int constructed_pairs = 0;
            const auto holes = holes_of(board);
            const std::size_t stride = holes.size() > 100 ? 7 : 1;
            for (std::size_t i = 0; i < holes.size(); i += stride) {
                for (std::size_t k = 0; k < holes.size(); k += stride) {
                    const Problem problem{board, holes[i], holes[k]};
                    const bool solvable = solvability(BigBoard(square), big(holes[i]), big(holes[k])).solvable;
                    // Problems that only a polygon or diagonal jumps can solve.
                    const bool further =
                        has_theorem(board) && solvability(BigBoard(board), big(holes[i]), big(holes[k])).solvable;
                    REQUIRE(is_constructible(problem) == (solvable || further));
                    if (!solvable) continue;
                    const Solution solution = constructed(problem);
                    REQUIRE(referee_on(solution));
                    REQUIRE(solution.jumps == constructed({square, holes[i], holes[k]}).jumps);
                    ++constructed_pairs;
                }
            }
            CHECK((constructed_pairs > 0) == (w != 2));
        }
    }
}

TEST_CASE("problems that the constructor accepts") {
    const Board t7 = Board::triangle(7);
    CHECK(is_constructible({t7, Start::vacate({{0, 1}}), Goal::finish({{0, 1}})}) ==
          solvability(BigBoard(t7), big({0, 1}), big({0, 1})).solvable);
    const Board square = Board::rectangle(6, 6);
    CHECK(is_constructible({square, {0, 0}, {0, 0}}));
    CHECK_FALSE(is_constructible({square, {0, 0}, {1, 0}}));
    CHECK_FALSE(is_constructible({square, Start::vacate({{0, 0}, {1, 0}}), Goal::finish({{0, 0}})}));
    CHECK_FALSE(is_constructible({square, Start::vacate({{0, 0}}), Goal::any_peg()}));
    const Problem plain{square, {0, 0}, {3, 3}};
    const Problem as_positions{square, Start::at(plain.start_position()), Goal::at(*plain.goal_position())};
    REQUIRE(is_constructible(as_positions));
    CHECK(constructed(as_positions).jumps == constructed(plain).jumps);
    CHECK(referee_on(constructed(as_positions)));
}

TEST_CASE("a construction tells its board, strips and purges") {
    const auto how = [](const Board& board, Hole vacate, Hole finish) {
        return Construction({board, vacate, finish}).how();
    };
    CHECK(how(Board::triangle(40), {7, 9}, {6, 8}).starts_with("constructed: base T7, 11 strips, "));
    for (const Board& board : {Board::triangle(40), Board::triangle(31), Board::triangle(30), Board::rectangle(50, 3),
                               Board::rectangle(20, 13), Board::rectangle(300, 200), Board::rectangle(40, 4)}) {
        const Problem problem = choose_problem(board, {}, {}).problem.value();
        INFO(board.name());
        const Construction construction(problem);
        const auto& plan = *construction.plan();
        std::int64_t strips = 0;
        std::int64_t holes = plan.base_problem.board.hole_count();
        plan.for_each_strip([&](const Strip& strip) {
            ++strips;
            const Program& program = strip.relocation ? *strip.relocation : strip.heads->any();
            holes += static_cast<std::int64_t>(program.block.size());
        });
        CHECK(plan.strip_count() == strips);
        CHECK(holes + 6 * (plan.purge_count() - strips) == problem.board.hole_count());
    }
    // Of seven 3 x 3 blocks three leave, and four are solved at the end.
    const Board seven =
        parse_board("oooooo.../oooooo.../oooooo.../ooooooooo/ooooooooo/ooooooooo/...oooooo/...oooooo/...oooooo");
    CHECK(how(seven, {0, 0}, {0, 0}) == "constructed: base of 36 holes, " +
                                            std::to_string(parts_of(*Construction({seven, {0, 0}, {0, 0}}).insertions(),
                                                                    pegwright::game::Parts::Made::of_blocks)
                                                               .parts.size() -
                                                           1) +
                                            " purges");
    CHECK(how(Board::rectangle(8, 1), {1, 0}, {6, 0}) == "constructed: along a line");
}
