#include "board/parse.hpp"
#include "board/symmetry.hpp"
#include "search/bitmaps/finishes.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/sampled.hpp"
#include "theory/choice.hpp"
#include "theory/feasibility.hpp"
#include "theory/feasible_pairs.hpp"
#include "theory/pair_count.hpp"

#include <set>

using namespace pegwright::tests;
using namespace pegwright::theory;

namespace {

const std::int32_t most_holes_of_all = sampled<std::int32_t>(18, 24);

Board diagonal(std::int32_t w, std::int32_t h) { return Board::rectangle(w, h, Lattice::diagonal); }

// All functions of theory against the possible ends.
void check_vacancy(const Board& board, Hole vacate, const std::set<Hole>& ends) {
    const BigBoard theory(board);
    std::vector<BigHole> listed;
    for_each_finish(theory, big(vacate), [&](const BigHole& h) { listed.push_back(h); });
    std::size_t next = 0;
    for (const Hole finish : board.holes()) {
        const Solvability answer = solvability(theory, big(vacate), big(finish));
        INFO(answer.reason);
        REQUIRE(answer.solvable == (ends.count(finish) > 0));
        CHECK((answer.feasible || !answer.solvable));
        CHECK_FALSE(answer.reason.empty());
        CHECK(solvability(theory, big(finish), big(vacate)).solvable == answer.solvable);
        if (!answer.solvable) continue;
        REQUIRE(next < listed.size());
        CHECK(listed[next++] == big(finish));
    }
    CHECK(next == listed.size());
    const Finishes all = finishes(theory, big(vacate));
    CHECK(all.count == next);
    CHECK(all.solvability.solvable == (next > 0));
    CHECK_FALSE(all.solvability.reason.empty());
    CHECK(choose_problem(board, vacate, {}).problem.has_value() == (next > 0));
    CHECK(choose_problem(board, {}, vacate).problem.has_value() == (next > 0));
}

std::set<Hole> searched_ends(const Board& board, Hole vacate) {
    const SmallBoard small(board);
    // No jump is possible.
    if (board.hole_count() <= 2)
        return board.hole_count() == 1 ? std::set<Hole>{} : std::set<Hole>{Hole{1 - vacate.x, 0}};
    const Bits ends = pegwright::search::bitmaps::finishes_from(small, small.number(vacate),
                                                                pegwright::search::bits::hole_symmetries(small), {});
    std::set<Hole> holes;
    for (const Hole h : board.holes())
        if ((ends & small.bit(h)) != 0) holes.insert(h);
    return holes;
}

}  // namespace

TEST_CASE("diagonal jumps: theorem = exhaustive search", "[long]") {
    int boards = 0;
    for (std::int32_t w = 1; w <= most_holes_of_all; ++w) {
        for (std::int32_t h = 1; h <= w && w * h <= most_holes_of_all; ++h) {
            const Board board = diagonal(w, h);
            const Board upright = diagonal(h, w);
            INFO(board.name());
            ++boards;
            const auto maps = symmetries(board);
            std::set<std::pair<std::uint64_t, std::uint64_t>> solvable;
            for (const Hole vacate : board.holes()) {
                // One vacancy of each kind.
                if (std::any_of(maps.begin(), maps.end(),
                                [&](const Affine& map) { return board.index(map(vacate)) < board.index(vacate); }))
                    continue;
                const std::set<Hole> ends = searched_ends(board, vacate);
                std::set<Hole> turned;
                for (const Hole end : ends) {
                    turned.insert({end.y, end.x});
                    auto least = std::pair(board.index(vacate), board.index(end));
                    for (const Affine& map : maps)
                        least = std::min(least, std::pair(board.index(map(vacate)), board.index(map(end))));
                    solvable.insert(least);
                }
                check_vacancy(board, vacate, ends);
                check_vacancy(upright, {vacate.y, vacate.x}, turned);
            }
            for (const Board& either : {board, upright}) {
                CHECK(pair_count(BigBoard(either)).solvable == solvable.size());
                CHECK(pair_count(BigBoard(either)).feasible == feasible_pairs(either));
                CHECK(board_solvability(BigBoard(either)).solvable == !solvable.empty());
                CHECK(choose_problem(either, {}, {}).problem.has_value() == !solvable.empty());
            }
        }
    }
    CHECK(boards == (most_holes_of_all == 24 ? 44 : 31));
}

TEST_CASE("diagonal jumps: pair counts agree with enumeration") {
    for (std::int32_t w = 1; w <= 14; ++w) {
        for (std::int32_t h = 1; h <= 14; ++h) {
            const Board board = diagonal(w, h);
            INFO(board.name());
            const PairCount count = pair_count(BigBoard(board));
            CHECK(count.feasible == feasible_pairs(board));
            // Outer rows have 2n holes; one of their symmetries keeps two holes if n is odd.
            const std::int32_t n = std::max(w, h);
            if (std::min(w, h) == 3 && n >= 6) CHECK(count.solvable == (4 * n * n + (n % 2 == 1 ? 4 : 0)) / 4);
            if (std::min(w, h) >= 4) CHECK(count.solvable == count.feasible);
        }
    }
}

TEST_CASE("diagonal jumps: boards of any size") {
    const BigBoard board = BigBoard::of_any_size("diagonal:1000000000000000000000001x30000000000000000000000").value();
    CHECK(board.name() == "diagonal:1000000000000000000000001x30000000000000000000000");
    CHECK(board.hole_count() == Integer("30000000000000000000000030000000000000000000000"));
    const BigHole far = board.parse_hole("1000000000000000000000000,29999999999999999999999");
    CHECK(solvability(board, board.parse_hole("0,0"), far).solvable);
    CHECK(finishes(board, far).count == board.hole_count());
    const BigBoard thin = BigBoard::of_any_size("diagonal:3x1000000000000000000000001").value();
    CHECK(solvability(thin, thin.parse_hole("0,0"), thin.parse_hole("2,1000000000000000000000000")).solvable);
    CHECK_FALSE(solvability(thin, thin.parse_hole("0,0"), thin.parse_hole("1,1000000000000000000000000")).solvable);
    CHECK(finishes(thin, thin.parse_hole("2,7")).count == Integer("2000000000000000000000002"));
    // An empty list, at once.
    CHECK(finishes(thin, thin.parse_hole("1,7")).count == 0);
    for (const char* none : {"diagonal:8", "diagonal:T8", "diagonal:08x5", "diagonal:8x5x4", "diagonal:english"})
        CHECK_FALSE(BigBoard::of_any_size(none));
}
