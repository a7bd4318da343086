#include <pegwright/pegwright.hpp>

#include "support/catch.hpp"

#include <algorithm>
#include <map>

using namespace pegwright;

namespace {

// The chance of one peg when jumps are random, by the rules alone.
double chance(const Position& position, std::map<std::string, double>& known) {
    const auto [at, is_new] = known.try_emplace(position.picture(), 0.0);
    if (!is_new) return at->second;
    const std::vector<Jump> jumps = position.jumps();
    double sum = position.peg_count() == 1 ? 1 : 0;
    for (const Jump& jump : jumps) {
        Position after = position;
        after.play(jump);
        sum += chance(after, known) / static_cast<double>(jumps.size());
    }
    return known[position.picture()] = sum;
}

// The fewest jumps to a position without one, by the rules alone.
int jumps_to_play(const Position& start) {
    std::map<std::string, Position> level = {{start.picture(), start}};
    for (int jumps = 0;; ++jumps) {
        std::map<std::string, Position> next;
        for (const auto& [picture, position] : level) {
            const std::vector<Jump> possible = position.jumps();
            if (possible.empty()) return jumps;
            for (const Jump& jump : possible) {
                Position after = position;
                after.play(jump);
                next.try_emplace(after.picture(), after);
            }
        }
        level = std::move(next);
    }
}

}  // namespace

TEST_CASE("the library's odds") {
    std::map<std::string, double> known;
    for (const char* vacancy : {"a1", "a2", "b3"}) {
        const Problem problem = Problem(Board("T5")).vacate(vacancy);
        CHECK(odds(problem).probability == Approx(chance(*problem.start(), known)).epsilon(1e-9));
    }
    const Odds sax = odds(Problem(Board("T5")).vacate("b3"), "sax");  // Bell 2008, Table 2
    REQUIRE(sax.exact);
    CHECK((sax.exact->numerator == "12870757" && sax.exact->denominator == "248832000"));
    CHECK(odds(Problem(Board("T5")).vacate("b3"), "C").probability == sax.probability);
    CHECK_THROWS_AS(odds(Problem(Board("T5"))), Error);
    CHECK_THROWS_AS(odds(Problem(Board("T5")).vacate("a1"), "me"), Error);
    CHECK_THROWS_AS(odds(Problem(Board("T6")).vacate("a1"), "sax"), Error);
}

TEST_CASE("the library's shortest ways to lose") {
    const auto end = dead_end(Problem(Board("T5")).vacate("a2"));
    REQUIRE(end);
    CHECK((end->way.jump_count() == 1 && end->positions == 1));
    CHECK(end->way.problem().goal()->picture() == "*/**/*o*/**o*/*****");
    REQUIRE(end->finishes);
    CHECK(end->finishes->empty());
    CHECK(hints(Problem(Board("T5")).start(*end->way.problem().goal())).fate == Fate::lost);
    CHECK(!dead_end(Problem(Board("1x4")).vacate("a2").finish("a3")));

    const Problem central = Problem(Board("english")).vacate("d4");
    const auto game = shortest_game(central);
    REQUIRE(game);
    CHECK(game->way.jump_count() == 6);
    CHECK(game->way.problem().goal()->jumps().empty());
    CHECK(jumps_to_play(*central.start()) == 6);
    CHECK_THROWS_AS(dead_end(Problem(Board("T100000"))), Error);
    CHECK_THROWS_AS(shortest_game(Problem(Board("T20"))), Error);
}

TEST_CASE("the library loses from the vacancy that is fastest") {
    const Board board("T5");
    std::int64_t lost = 99;
    std::int64_t stuck = 99;
    for (const Hole hole : board.holes()) {
        const Problem problem = Problem(board).vacate(std::vector{hole});
        stuck = std::min(stuck, shortest_game(problem)->way.jump_count());
        const auto end = dead_end(problem);
        if (end && end->way.jump_count() > 0) lost = std::min(lost, end->way.jump_count());
    }
    CHECK(dead_end(Problem(board))->way.jump_count() == lost);
    const auto game = shortest_game(Problem(board));
    CHECK(game->way.jump_count() == stuck);
    CHECK(game->way.problem().goal()->jumps().empty());
    CHECK(shortest_game(Problem(Board("1x2")))->way.jump_count() == 0);
    CHECK(dead_end(Problem(Board("2x2")))->way.jump_count() == 0);
}
