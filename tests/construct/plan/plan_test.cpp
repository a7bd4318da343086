#include "construct/plan/plan.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

namespace {

Strip strip_at(Hole origin, std::int32_t length, Strip::Kind kind) {
    Strip strip;
    strip.place.origin = origin;
    strip.length = length;
    strip.kind = kind;
    return strip;
}

Plan empty_plan() { return {Problem{Board::rectangle(9, 9), {0, 0}, {0, 0}}, square_catalogue()}; }

}  // namespace

TEST_CASE("equal strips to clear are one strip with a count") {
    Plan plan = empty_plan();
    for (std::int32_t k = 0; k < 5; ++k) plan.add(strip_at({0, 30 - 3 * k}, 9, Strip::Kind::clear));
    plan.add(strip_at({0, 15}, 6, Strip::Kind::clear));
    REQUIRE(plan.strips.size() == 2);
    REQUIRE(plan.groups.size() == 2);
    CHECK(plan.groups[0].count == 5);
    CHECK(plan.groups[1].count == 1);
    CHECK(&plan.group_of(0) == &plan.groups[0]);
    CHECK(&plan.group_of(1) == &plan.groups[1]);
    CHECK(plan.base_number() == 2);
}

TEST_CASE("relocating strips whose pattern repeats are stored once") {
    Plan plan = empty_plan();
    // Two kinds of strips alternate; each pair is 7 rows further in.
    for (std::int32_t k = 0; k < 10; ++k) {
        plan.add(strip_at({0, 7 * k}, 9, Strip::Kind::take_vacancy));
        plan.add(strip_at({1, 7 * k + 3}, 8, Strip::Kind::take_vacancy));
    }
    REQUIRE(plan.groups.size() == 1);
    CHECK(plan.strips.size() == 2);
    CHECK(plan.groups[0].period == 2);
    CHECK(plan.groups[0].count == 10);
    CHECK(plan.groups[0].step == Hole{0, 7});
    std::vector<Hole> origins;
    plan.for_each_strip([&](const Strip& strip) { origins.push_back(strip.place.origin); });
    REQUIRE(origins.size() == 20);
    CHECK(origins[18] == Hole{0, 63});
    CHECK(origins[19] == Hole{1, 66});
}

TEST_CASE("a missing base solution is an internal error") {
    Plan plan{Problem{Board::rectangle(9, 9), {0, 0}, {1, 0}}, square_catalogue()};
    CHECK_THROWS_AS(plan.store_base(), std::logic_error);
}
