#include <pegwright/pegwright.hpp>

#include "support/catch.hpp"

#include <set>

using namespace pegwright;

namespace {

std::vector<Jump> jumps_of(const Solution& solution) {
    std::vector<Jump> jumps;
    for (const Jump& jump : solution.jumps()) jumps.push_back(jump);
    return jumps;
}

}  // namespace

TEST_CASE("the library lists all solutions, and finds each by number") {
    const Problem problem = Problem(Board("T5")).vacate("a1").finish("a1");
    Solutions all(problem);
    CHECK(all.number() == "6816");
    std::set<std::string> seen;
    std::uint64_t number = 0;
    all.each([&](const Solution& solution) {
        if (number % 64 == 0) CHECK(jumps_of(all.at(std::to_string(number))) == jumps_of(solution));
        if (number % 64 == 0) CHECK(verify(problem, jumps_of(solution)).valid);
        ++number;
        return seen.insert(solution.text()).second;
    });
    CHECK((number == 6816 && seen.size() == 6816));

    std::uint64_t taken = 0;
    all.each([&](const Solution&) { return ++taken < 5; });
    CHECK(taken == 5);
    std::mt19937_64 one(7);
    std::mt19937_64 other(7);
    for (int i = 0; i < 10; ++i) {
        const std::string drawn = all.random(one).text();
        CHECK((seen.count(drawn) == 1 && drawn == all.random(other).text()));
    }
    for (const char* wrong : {"6816", "", "-1", "1.5", "x"}) CHECK_THROWS_AS(all.at(wrong), Error);
}

TEST_CASE("the library lists solutions up to order") {
    Solutions few(Problem(Board("T5")).vacate("a1").finish("a1"), true);
    CHECK(few.number() == "36");
    Solutions moved = std::move(few);
    CHECK(moved.at("35").jump_count() == 13);
    Solutions none(Problem(Board("T5")).vacate("b3").finish("b3"));
    CHECK(none.number() == "0");
    none.each([](const Solution&) -> bool { throw 7; });
    std::mt19937_64 random(1);
    CHECK_THROWS_AS(none.random(random), Error);
    CHECK_THROWS_AS(none.at("0"), Error);
    CHECK_THROWS_AS(Solutions(Problem(Board("T100000"))), Error);
}

TEST_CASE("the library lists solutions from solve's vacancy") {
    Solutions all(Problem(Board("T5")).finish("c5"));
    CHECK(all.problem() ==
          Problem(Board("T5")).start(*solve(Problem(Board("T5")).finish("c5"))->problem().start()).finish("c5"));
    CHECK(all.number() == count(all.problem()).solutions);
    CHECK(verify(all.problem(), jumps_of(all.at("0"))).valid);
    Solutions none(Problem(Board("1x2")).finish("a1"));
    CHECK((none.number() == "0" || none.problem().start()));
    Solutions never(Problem(Board("2x2")));
    CHECK((never.number() == "0" && !never.problem().start()));
    never.each([](const Solution&) -> bool { throw 7; });
    std::mt19937_64 random(1);
    CHECK_THROWS_AS(never.random(random), Error);
    CHECK_THROWS_AS(never.at("0"), Error);
}
