#include "board/parse.hpp"
#include "board/symmetry.hpp"
#include "pegwright/surveying/finishes.hpp"
#include "support/catch.hpp"
#include "theory/choice.hpp"
#include "theory/feasibility.hpp"
#include "theory/judgement.hpp"
#include "theory/pair_count.hpp"
#include "theory/position_class.hpp"

#include <set>

using namespace pegwright::tests;
using namespace pegwright::theory;

namespace {

const std::vector<const char*> small = {"3xoo./ooo/.oo", "3xoo./ooo/ooo", "6xoo/o.", "3xooo/ooo/oo.", "6xoo./.oo"};

bool same_class(const Board& board, Hole vacate, Hole finish) {
    return full_board_class(board) + peg_class(board.lattice(), vacate) == peg_class(board.lattice(), finish);
}

}  // namespace

TEST_CASE("pairs on boards of blocks are solvable if classes agree") {
    for (const char* name : small) {
        const Board board = parse_board(name);
        INFO(name);
        REQUIRE(has_theorem(board));
        const BigBoard theory(board);
        CHECK(theory.hole_count() == board.hole_count());
        CHECK(full_board_class(theory) == full_board_class(board));
        for (const Hole vacate : board.holes()) {
            std::int64_t count = 0;
            for (const Hole finish : board.holes()) {
                const Solvability s = solvability(theory, big(vacate), big(finish));
                CHECK(s.feasible == same_class(board, vacate, finish));
                CHECK(s.solvable == s.feasible);
                count += s.solvable ? 1 : 0;
            }
            const Finishes all = finishes(theory, big(vacate));
            CHECK(all.count == count);
            std::int64_t visited = 0;
            for_each_finish(theory, big(vacate), [&](const BigHole& h) {
                CHECK(solvability(theory, big(vacate), h).solvable);
                ++visited;
            });
            CHECK(visited == count);
        }
        CHECK(choose_problem(board, {}, {}).problem);
    }
}

TEST_CASE("pairs on boards of blocks are counted up to symmetry") {
    for (const char* name : small) {
        const Board board = parse_board(name);
        INFO(name);
        REQUIRE(has_theorem(board));
        const auto maps = pegwright::board::symmetries(board);
        std::set<std::pair<Hole, Hole>> seen;
        std::int64_t distinct = 0;
        for (const Hole vacate : board.holes())
            for (const Hole finish : board.holes()) {
                if (!same_class(board, vacate, finish) || !seen.insert({vacate, finish}).second) continue;
                ++distinct;
                for (const auto& map : maps) seen.insert({map(vacate), map(finish)});
            }
        const PairCount count = pair_count(BigBoard(board));
        CHECK(count.feasible == distinct);
        CHECK(count.solvable == distinct);
    }
}

TEST_CASE("a ring of eight blocks has no square of four, so no theorem") {
    CHECK_FALSE(has_theorem(parse_board("3xooo/o.o/ooo")));
    CHECK(has_theorem(parse_board("6xooo/o.o/ooo")));
    CHECK_FALSE(judge(Problem(parse_board("3xooo/o.o/ooo"), Hole{0, 0}, Hole{0, 0})).solvable.has_value());
}

TEST_CASE("search solves all on the two smallest boards of blocks") {
    for (const char* name : {"3xoo./ooo/.oo", "3xooo/ooo/oo."}) {
        const Board board = parse_board(name);
        const std::vector<Hole> holes = board.holes();
        INFO(name);
        for (std::size_t i = 0; i < holes.size(); i += 5)
            for (std::size_t k = i % 3; k < holes.size(); k += 4) {
                if (!same_class(board, holes[i], holes[k])) continue;
                CHECK(pegwright::solved_by_search(Problem(board, holes[i], holes[k]), 3000, {}) == true);
            }
    }
}
