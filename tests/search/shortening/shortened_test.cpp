#include "search/shortening/shortened.hpp"

#include "base/error.hpp"
#include "board/parse.hpp"
#include "game/move_count.hpp"
#include "game/referee.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/sampled.hpp"

using namespace pegwright::tests;
using pegwright::base::Error;
using pegwright::game::count_moves;
using pegwright::search::shortening::Effort;
using pegwright::search::shortening::shorten;

namespace {

std::vector<Jump> shortened(const Solution& solution, const Effort& effort, const Limits& limits = {}) {
    std::vector<Jump> jumps = solution.jumps;
    shorten(solution.problem.start_position(), jumps, effort, limits);
    return jumps;
}

Solution solution_of(const Board& board, Hole hole) { return constructed(Problem(board, hole, hole)); }

}  // namespace

TEST_CASE("shortened solutions are right and much shorter", "[long]") {
    struct Case {
        Board board;
        Hole hole;
        std::int64_t most;  // moves, with room above what is found
    };
    const std::vector<Case> cases = {
        {Board::rectangle(6, 6), {0, 0}, 19},
#ifndef PEGWRIGHT_SANITIZED
        {Board::triangle(9), {0, 0}, 21},
        {Board::triangle(12), {0, 0}, 38},
        {Board::rectangle(9, 9), {0, 0}, 45},
#endif
    };
    for (const Case& what : cases) {
        const Solution solution = solution_of(what.board, what.hole);
        const std::vector<Jump> jumps = shortened(solution, {.seed = 3, .rounds = 1, .windows = 2000});
        CAPTURE(what.board.name(), count_moves(solution.jumps), count_moves(jumps));
        CHECK(referee_on({solution.problem, jumps}));
        CHECK(count_moves(jumps) <= what.most);
        CHECK(what.most < count_moves(solution.jumps));
    }
}

TEST_CASE("the jumps depend on the seed, not on threads", "[long]") {
    // Several windows.
    const Solution solution = solution_of(Board::triangle(27), {0, 0});
    const auto windows = sampled<std::size_t>(100, 3000);
    const Effort effort{.seed = 5, .rounds = 2, .windows = windows};
    const std::vector<Jump> one = shortened(solution, effort, {.threads = 1});
    CHECK(one == shortened(solution, effort, {.threads = 3}));
    CHECK(one != shortened(solution, {.seed = 6, .rounds = 2, .windows = windows}, {.threads = 2}));
    CHECK(referee_on({solution.problem, one}));
    const Solution small = solution_of(Board::rectangle(6, 6), {0, 0});
    CHECK(shortened(small, effort, {.threads = 1}) == shortened(small, effort, {.threads = 3}));
}

TEST_CASE("a poll that throws keeps the best so far", "[long]") {
    for (const Board& board : {Board::triangle(12), Board::triangle(36), Board::rectangle(39, 39)}) {
        const Solution solution = solution_of(board, {0, 0});
        std::int64_t last = count_moves(solution.jumps);
        for (const int polls : {0, 1, 2, 20, 200}) {
            int left = polls;
            Limits limits;
            limits.poll = [&](const Progress&) {
                if (--left < 0) throw Error(Error::Kind::limit, "over");
            };
            std::vector<Jump> jumps = solution.jumps;
            CHECK_THROWS_AS(shorten(solution.problem.start_position(), jumps, {.seed = 1, .rounds = {}}, limits),
                            Error);
            CHECK(referee_on({solution.problem, jumps}));
            CHECK(count_moves(jumps) <= last);
            last = count_moves(jumps);
        }
        CHECK(last < count_moves(solution.jumps));
    }
}

TEST_CASE("solutions of one move or less do not change") {
    const Board board = Board::triangle(5);
    Position start = Position::empty(board);
    for (const Hole h : {Hole{0, 0}, Hole{0, 1}, Hole{0, 3}}) start.set(h);
    std::vector<Jump> none;
    shorten(start, none, {.seed = 0, .rounds = 2}, {});
    CHECK(none.empty());
    const std::vector<Jump> move{{{0, 0}, {0, 2}}, {{0, 2}, {0, 4}}};
    for (const std::size_t length : {std::size_t{1}, std::size_t{2}}) {
        std::vector<Jump> jumps(move.begin(), move.begin() + static_cast<std::ptrdiff_t>(length));
        const std::vector<Jump> before = jumps;
        shorten(start, jumps, {.seed = 0, .rounds = 2}, {});
        CHECK(jumps == before);
    }
}

TEST_CASE("shortening a long solution keeps the rest of its board") {
    const Solution solution = solution_of(Board::rectangle(120, 50), {0, 0});
    const std::vector<Jump> jumps = shortened(solution, {.seed = 1, .rounds = 1, .windows = 1});
    CHECK(referee_on({solution.problem, jumps}));
    CHECK(4 * count_moves(jumps) < 3 * count_moves(solution.jumps));
}
