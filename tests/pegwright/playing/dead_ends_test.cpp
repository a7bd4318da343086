#include "pegwright/playing/dead_ends.hpp"
#include "notation/holes.hpp"
#include "pegwright/solving/solve.hpp"
#include "search/bits/game.hpp"
#include "search/bits/reducer.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"

#include <bit>
#include <set>

using namespace pegwright::tests;

namespace {

std::string names(const Board& board, const std::vector<Hole>& holes) {
    std::string text;
    for (const Hole h : holes) text += (text.empty() ? "" : " ") + hole_text(board, h, HoleNames::letters);
    return text;
}

}  // namespace

TEST_CASE("a first dead end is lost, as brute force finds", "[long]") {
    for (const char* name : {"T4", "T5", "4x4"}) {
        const Board board = parse_board(name);
        const PlainGames plain(board);
        std::size_t nowhere = 0, somewhere = 0;
        for (const Hole vacate : board.holes())
            for (const Hole finish : board.holes()) {
                const auto end = pegwright::first_dead_end(Problem(board, vacate, finish), {});
                if (!end) continue;
                INFO(name << " " << names(board, {vacate, finish}));
                std::vector<Hole> left;
                bool lost = true;
                for (const std::uint64_t p : plain.reached(bits_of(*end->way.problem.goal_position()))) {
                    if (!std::has_single_bit(p)) continue;
                    left.push_back(board.holes()[static_cast<std::size_t>(std::countr_zero(p))]);
                    lost = lost && left.back() != finish;
                }
                CHECK(lost);
                REQUIRE(end->finishes);
                CHECK(names(board, *end->finishes) == names(board, left));
                ++(left.empty() ? nowhere : somewhere);
            }
        INFO(name << ": " << nowhere << " " << somewhere);
        CHECK(nowhere > 0);
        CHECK(somewhere > 0);
    }
}

#ifndef PEGWRIGHT_SANITIZED
TEST_CASE("first dead ends on the 33-hole board, as published", "[published][slow]") {
    // [Bell 2009, Table 6], each unique up to symmetry and order. tests/cli/commands/deadend.sh has d4, the target
    // `published` all seven.
    const struct {
        const char* hole;
        std::size_t jumps;
        const char* finishes;
    } rows[] = {{"d1", 3, "a4 d4 g4"}, {"d2", 3, "a5 d5 g5"}};
    const Board board = parse_board("english");
    for (const auto& row : rows) {
        INFO(row.hole);
        const Hole hole = parse_hole(board, row.hole);
        const auto end = pegwright::first_dead_end(Problem(board, hole, hole), {});
        REQUIRE(end);
        CHECK(end->way.jumps.size() == row.jumps);
        CHECK(end->positions == 1);
        REQUIRE(end->finishes);
        CHECK(names(board, *end->finishes) == row.finishes);
    }
}

TEST_CASE("the central game of Wiegleb's board is lost in three jumps", "[published]") {
    // [Bell 2009, section 7.1]: three jumps lose it. Solutions prove other positions alive; that this one is lost takes
    // half an hour, and is not tested.
    const Board board = parse_board("wiegleb");
    const Hole centre = parse_hole(board, "e5");
    const Game game = Game::of(Problem(board, centre, centre));
    const SymmetryReducer reducer(game.symmetries);
    Limits limits;
    limits.memory = std::uint64_t{16} << 20;
    std::set<Bits> level{game.starts.front()};
    std::vector<std::size_t> open;
    std::vector<std::size_t> positions;
    for (int jumps = 0; jumps <= 3; ++jumps) {
        open.push_back(0);
        positions.push_back(level.size());
        for (const Bits p : level) {
            const Problem problem(board, Start::at(position_of(board, p)), Goal::finish({centre}));
            try {
                open.back() += pegwright::solve(pegwright::Query(problem), limits) ? 0U : 1U;
            } catch (const Error& e) {
                REQUIRE(e.kind() == Error::Kind::limit);
                ++open.back();
            }
        }
        std::set<Bits> next;
        for (const Bits p : level)
            for (const BitJump& jump : game.board.jumps())
                if (jump.possible(p)) next.insert(reducer.least(p ^ jump.flip));
        level = std::move(next);
    }
    CHECK(positions == std::vector<std::size_t>{1, 1, 3, 11});  // Table 3
    CHECK(open == std::vector<std::size_t>{0, 0, 0, 1});
}
#endif
