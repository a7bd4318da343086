#include "pegwright/solving/solve.hpp"

#include "base/error.hpp"
#include "board/parse.hpp"
#include "game/refereed.hpp"
#include "notation/positions.hpp"
#include "pegwright/solving/feasible.hpp"
#include "pegwright/surveying/finishes.hpp"
#include "pegwright/surveying/pairs.hpp"
#include "pegwright/surveying/survey.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"
#include "theory/feasibility.hpp"

#include <bit>

using namespace pegwright::tests;
using pegwright::Outcome;
using pegwright::Query;
using pegwright::game::JumpList;

namespace {

const Limits no_limits;

Problem played(const Outcome& outcome) {
    REQUIRE(outcome);
    JumpList list;
    outcome.player->play(list);
    CHECK(static_cast<std::int64_t>(list.list.size()) == outcome.player->problem().jump_count());
    return outcome.player->problem();
}

bool one_peg(std::uint64_t p) { return std::has_single_bit(p); }

}  // namespace

TEST_CASE("solve agrees with brute force on any board, start and goal") {
    Random random;
    for (int round = 0; round < 300; ++round) {
        const Board board = random_board(random, 13);
        const std::uint64_t bits = random_position(random, board, 6);
        const Start start = Start::at(position_of(board, bits));
        const auto reached = PlainGames(board).reached(bits);
        std::vector<std::uint64_t> goals(reached.begin(), reached.end());
        for (int i = 0; i < 4; ++i) {
            const std::uint64_t goal = i < 2 ? goals[random() % goals.size()] : random_position(random, board, 2);
            const Query query(board, start, Goal::at(position_of(board, goal)));
            const Outcome outcome = pegwright::solve(query, no_limits);
            INFO(pegwright::notation::query_words(query) << ": " << outcome.reason);
            REQUIRE(outcome.player.has_value() == (reached.count(goal) != 0));
            CHECK(outcome.reason.empty() == outcome.player.has_value());
            if (outcome) CHECK(played(outcome) == Problem(board, start, *query.goal));
        }
        const bool solvable = std::any_of(reached.begin(), reached.end(), one_peg);
        for (const bool named : {false, true}) {
            const Outcome any =
                pegwright::solve(Query(board, start, named ? std::optional(Goal::any_peg()) : std::nullopt), no_limits);
            INFO(board.name() << " " << position_word(*start.position()));
            REQUIRE(any.player.has_value() == solvable);
            if (any) CHECK(played(any).goal.is_any() == named);
        }
    }
}

TEST_CASE("open ends are chosen if any choice is solvable") {
    Random random;
    for (int round = 0; round < 150; ++round) {
        const Board board = random_board(random, 12);
        const PlainGames games(board);
        const std::uint64_t full = (std::uint64_t{1} << board.hole_count()) - 1;
        std::uint64_t finishes = 0;
        for (std::int64_t v = 0; v < board.hole_count(); ++v)
            for (const std::uint64_t p : games.reached(full ^ std::uint64_t{1} << v))
                if (one_peg(p)) finishes |= p;
        INFO(board.name());
        const Outcome open = pegwright::solve(Query(board), no_limits);
        REQUIRE(open.player.has_value() == (finishes != 0));
        if (open) CHECK(played(open).is_single());
        for (std::int64_t f = 0; f < board.hole_count(); ++f) {
            const Hole finish = board.hole(static_cast<std::uint64_t>(f));
            const Outcome to = pegwright::solve(Query(board, {}, Goal::finish({finish})), no_limits);
            REQUIRE(to.player.has_value() == ((finishes >> f & 1) != 0));
            if (to) CHECK(played(to).finish() == finish);
        }
    }
}

TEST_CASE("finishes, survey and pairs agree with brute force") {
    Random random;
    for (int round = 0; round < 100; ++round) {
        const Board board = random_board(random, 12);
        const PlainGames games(board);
        const std::uint64_t full = (std::uint64_t{1} << board.hole_count()) - 1;
        std::vector<pegwright::SurveyedPair> pairs = pegwright::distinct_pairs(board);
        pegwright::survey(board, pairs, no_limits);
        std::size_t solvable = 0;
        INFO(board.name());
        for (std::int64_t v = 0; v < board.hole_count(); ++v) {
            const Hole vacate = board.hole(static_cast<std::uint64_t>(v));
            const auto reached = games.reached(full ^ std::uint64_t{1} << v);
            const auto known = pegwright::known_finishes(board, Start::vacate({vacate}), no_limits);
            CHECK(known.exact);
            CHECK(static_cast<std::ptrdiff_t>(known.holes.size()) ==
                  std::count_if(reached.begin(), reached.end(), one_peg));
            for (const Hole h : known.holes) CHECK(reached.count(std::uint64_t{1} << board.index(h)) == 1);
            for (const auto& pair : pairs) {
                if (pair.vacate != vacate) continue;
                CHECK(pair.searched == (reached.count(std::uint64_t{1} << board.index(pair.finish)) == 1));
                CHECK_FALSE(pair.disagree());
                solvable += pair.searched == true;
            }
        }
        const pegwright::Pairs count = pegwright::count_pairs(board, no_limits);
        CHECK(count.feasible == pairs.size());
        CHECK(count.solvable == Integer(solvable));
    }
}

TEST_CASE("usual problems are solved, and the others explained") {
    for (const char* name : {"english", "french", "wiegleb", "diamond", "asymmetric", "hexagon4", "star3", "draughts",
                             "triangular:8x5", "diagonal:9x7", "T12"})
        played(pegwright::solve(Query(parse_board(name)), no_limits));
    const Board english = parse_board("english");
    played(pegwright::solve(Query(english, Start::vacate({{3, 3}, {3, 4}, {3, 2}}), Goal::finish({{3, 0}, {0, 3}})),
                            no_limits));
    const Outcome none = pegwright::solve(Query(Problem(Board::triangle(5), Hole{1, 2}, Hole{1, 2})), no_limits);
    CHECK_FALSE(none);
    CHECK(none.reason.find("SAX count") != std::string::npos);
    CHECK(pegwright::solve(Query(parse_board("hexagon3")), no_limits).reason.find("exhaustive search") !=
          std::string::npos);
    const Board star = parse_board("star14");
    played(pegwright::solve(Query(star), no_limits));
    const Outcome two = pegwright::solve(Query(star, Start::vacate({{20, 20}, {21, 20}})), no_limits);
    CHECK(two.gave_up());
    CHECK(two.asked.empty());
    CHECK(pegwright::notation::query_words(Query(Problem(Board::triangle(5), Hole{1, 2}, Hole{1, 2}))) ==
          "T5 from b3 to b3");
    CHECK(pegwright::notation::query_words(Query(Board::triangle(7), Start::vacate({{0, 0}}))) == "T7 from a1");
    CHECK(pegwright::notation::query_words(Query(Board::triangle(7), {}, Goal::any_peg())) == "T7 to any hole");
}

TEST_CASE("a parallelogram is solvable where the rectangle is") {
    const Board board = parse_board("triangular:60x50");
    CHECK(pegwright::planned(Problem(board, Hole{2, 0}, Hole{2, 3})));
    played(pegwright::solve(Query(board), no_limits));
    // The rectangle's theorem says no, but a search finds a solution on the parallelogram.
    const Board small = parse_board("triangular:4x4");
    const Problem problem(small, Hole{0, 2}, Hole{1, 0});
    CHECK_FALSE(solvability(BigBoard(Board::rectangle(4, 4)), big(problem.vacate()), big(problem.finish())).solvable);
    played(pegwright::solve(Query(problem), no_limits));
}

TEST_CASE("when time is over, a narrow arm is named and shown") {
    Limits limits;
    limits.poll = [](const auto&) { throw pegwright::Error(pegwright::Error::Kind::limit, "time is up"); };
    const auto failed = [&](const char* picture) {
        const Problem problem(parse_board(picture), Hole{3, 3}, Hole{1, 6});
        const Outcome outcome = pegwright::solve(Query(problem), limits);
        CHECK(outcome.gave_up());
        CHECK(outcome.stopped());
        CHECK(outcome.reason.find("holes from o8, is a likely reason") != std::string::npos);
        return outcome.left;
    };
    std::string picture;
    for (int row = 0; row < 7; ++row) picture += "oooooooo/";
    std::vector<Hole> tail;
    for (std::int32_t x = 8; x < 15; ++x) tail.push_back({x, 7});
    CHECK(failed((picture + "ooooooooooooooo").c_str()) == tail);
}

TEST_CASE("solutions in bands are explained, also on large boards") {
    for (const auto& [picture, large] : {std::pair{"oooo.../oooo.../oooo.../ooooooo/ooooooo/ooooooo/ooooooo", false},
                                         {"4x...oo.../...oo.../...oo.../oooooooo/oooooooo", true}}) {
        const Board board = parse_board(picture);
        const Outcome outcome = pegwright::solve(Query(board), no_limits);
        REQUIRE(outcome);
        CHECK(outcome.player->parts().has_value() == large);
        const Problem problem = played(outcome);
        const auto judgement = pegwright::feasible(problem).judgement;
        CHECK(judgement.solvable == true);
        CHECK(judgement.reason.find("its arms can be cleared in bands of three rows") == 0);
        Hole beside = problem.finish();
        beside.x += board.contains({beside.x + 1, beside.y}) ? 1 : -1;
        CHECK(pegwright::feasible({board, problem.vacate(), beside}).judgement.feasible == false);
    }
}
