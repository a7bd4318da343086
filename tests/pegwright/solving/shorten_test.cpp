#include "pegwright/solving/shorten.hpp"

#include "game/refereed.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/sampled.hpp"

#include <vector>

using namespace pegwright::tests;
using pegwright::shorten;
using pegwright::Shortened;
using pegwright::base::Error;

namespace {

Solution solution_of(std::int64_t n) { return constructed(Problem(Board::triangle(n), {0, 0}, {0, 0})); }

}  // namespace

TEST_CASE("a shortened solution is right for its problem", "[long]") {
    const std::vector<std::int64_t> sides = sampled<std::vector<std::int64_t>>({5, 6}, {5, 6, 8, 9});
    for (const std::int64_t n : sides) {
        const Solution solution = solution_of(n);
        const Shortened found = shorten(solution, {.seed = 1, .rounds = 1}, {});
        CHECK(found.solution.problem == solution.problem);
        CHECK(referee_on(found.solution));
        CHECK(found.moves <= found.moves_before);
        CHECK_FALSE(found.ended);
    }
}

TEST_CASE("limits keep the shortest so far; other errors are thrown") {
    const Solution solution = solution_of(30);
    for (const auto kind : {Error::Kind::limit, Error::Kind::interrupted, Error::Kind::closed}) {
        int left = 30;
        pegwright::base::Limits limits;
        limits.poll = [&](const Progress&) {
            if (--left < 0) throw Error(kind, "enough");
        };
        if (kind == Error::Kind::closed) {
            CHECK_THROWS_AS(shorten(solution, {.seed = 0, .rounds = {}, .until_limit = true}, limits), Error);
            continue;
        }
        const Shortened found = shorten(solution, {.seed = 0, .rounds = {}, .until_limit = true}, limits);
        REQUIRE(found.ended);
        CHECK(found.ended->kind() == kind);
        CHECK(referee_on(found.solution));
        CHECK(found.moves < found.moves_before);
    }
}

TEST_CASE("a wrong solution is never returned") {
    Solution solution = solution_of(6);
    solution.jumps.pop_back();
    CHECK_THROWS_AS(shorten(solution, {.seed = 0, .rounds = 0}, {}), pegwright::Refused);
}

TEST_CASE("too many jumps for the memory are refused") {
    CHECK_THROWS_AS(pegwright::check_can_be_shortened(1'000'000, {.memory = 100 << 20}), Error);
    CHECK_NOTHROW(pegwright::check_can_be_shortened(1'000'000, {.memory = 300 << 20}));
}
