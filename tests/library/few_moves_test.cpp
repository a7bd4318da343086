#include <pegwright/pegwright.hpp>

#include "support/catch.hpp"

#include <algorithm>
#include <set>

using namespace pegwright;

namespace {

Problem t5() { return Problem(Board("T5")).vacate("a1").finish("a1"); }

// As verify counts them, which replays.
std::int64_t moves_of(const Solution& solution) {
    std::vector<Jump> jumps;
    for (const Jump& jump : solution.jumps()) jumps.push_back(jump);
    const Verification found = verify(solution.problem(), jumps);
    REQUIRE(found.valid);
    return found.moves;
}

bool has(const std::vector<Hole>& holes, Hole hole) {
    return std::find(holes.begin(), holes.end(), hole) != holes.end();
}

std::vector<Hole> ends(const Board& board, Hole from) {
    std::vector<Hole> all;
    for (const Hole step : {Hole{2, 0}, Hole{0, 2}, Hole{2, 2}})
        for (const int sign : {1, -1}) {
            const Hole to{from.x + sign * step.x, from.y + sign * step.y};
            const bool along = step.x == 0 || step.y == 0 || board.lattice() == Lattice::triangular;
            if (along && board.contains(to) && board.contains(Jump{from, to}.over())) all.push_back(to);
        }
    return all;
}

}  // namespace

TEST_CASE("the library finds and bounds the fewest moves") {
    // T5 takes ten moves from a1 to a1, and nine from its best vacancy [Bell 2008].
    const Shortest found = shortest(t5());
    REQUIRE(found);
    CHECK((found.moves == 10 && moves_of(*found.solution) == 10));
    CHECK((found.proven && found.solvable));
    CHECK(shortest(Problem(Board("T5"))).moves == 9);
    const Shortest ten = shortest(t5(), 10);
    CHECK((ten && ten.moves <= 10 && !ten.proven));
    const Shortest nine = shortest(t5(), 9);
    CHECK((!nine && nine.solvable));
    CHECK(nine.reason == "no solution has 9 moves or fewer");
    const Shortest none = shortest(Problem(Board("T5")).vacate("b3").finish("b3"));
    CHECK((!none && !none.solvable));
    CHECK(none.reason.find("SAX") != std::string::npos);
    CHECK_THROWS_AS(shortest(Problem(Board("T20"))), Error);
}

TEST_CASE("the library bounds moves by regions") {
    const MoveBound found = bound(Problem(Board("english")).vacate("d4").finish("d4"));
    REQUIRE(found);
    CHECK((*found.moves > 0 && *found.moves <= 18));  // 18 is the fewest
    // No jump leaves full regions that together weigh more than a unit; packed regions are disjoint.
    for (const Problem& problem : {Problem(Board("english")).vacate("d4"), Problem(Board("T8")).vacate("a1")}) {
        const MoveBound by_weights = bound(problem);
        const Board board = problem.board();
        std::int64_t sum = 0;
        for (const auto& region : by_weights.regions) sum += region.weight;
        CHECK((sum > 0 && (sum + by_weights.unit - 1) / by_weights.unit <= *by_weights.moves));
        for (const Hole from : board.holes())
            for (const Hole to : ends(board, from)) {
                std::int64_t left = 0;
                for (const auto& region : by_weights.regions)
                    if (has(region.holes, from) && !has(region.holes, to)) left += region.weight;
                CHECK(left <= by_weights.unit);
            }
        std::set<Hole> packed;
        for (const auto& region : by_weights.packing)
            for (const Hole hole : region) CHECK(packed.insert(hole).second);
    }
    CHECK(bound(Problem(Board("T1000"))).by == "formula");
    const MoveBound none = bound(Problem(Board("T4")).vacate("a1"));
    CHECK((!none && !none.reason.empty()));
}

TEST_CASE("the library shortens") {
    const Answer long_one = solve(Problem(Board("T9")));
    const Shortened found = shorten(*long_one.solution, {.rounds = 1});
    CHECK(found.moves_before == moves_of(*long_one.solution));
    CHECK(found.moves == moves_of(found.solution));
    CHECK(found.moves < found.moves_before);
    CHECK(found.solution.problem() == long_one->problem());
    CHECK(!found.stopped);
    CHECK(shorten(*long_one.solution, {.rounds = 0}).moves <= found.moves_before);

    Limits limits;
    limits.poll = [calls = 0](const Progress&) mutable {
        if (++calls > 3) throw Error(Error::Kind::limit, "enough");
    };
    const Shortened until = shorten(*long_one.solution, {.until_stopped = true}, limits);
    CHECK((until.stopped && until.moves == moves_of(until.solution) && until.moves <= until.moves_before));
    limits.poll = [](const Progress&) { throw 7; };
    CHECK_THROWS_AS(shorten(*long_one.solution, {}, limits), int);
    CHECK_THROWS_AS(shorten(*solve(Problem(Board("T500"))).solution, {}, {.memory = 20 << 20}), Error);
}
