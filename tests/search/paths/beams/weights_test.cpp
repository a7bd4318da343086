#include "search/paths/beams/weights.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;
using namespace pegwright::search::paths::beams;

TEST_CASE("pegs in corners and far from the goal weigh more") {
    const HoleLayout layout(parse_board("english"));
    const std::vector<Hole> goal[] = {{{3, 3}}};
    const auto all = weightings(layout, goal);
    REQUIRE(all.size() > 1);
    for (const PegWeights& weights : all) {
        const auto of = [&](Hole h) { return weights.of_bit[layout.bit(h)]; };
        CHECK(of({2, 0}) > of({3, 0}));
        CHECK(of({3, 0}) > of({3, 2}));
    }
    CHECK(all[0].alone > 0);
}

TEST_CASE("pegs in holes of the goal are cheap, most of all in corners") {
    const HoleLayout layout(parse_board("english"));
    const std::vector<Hole> goal[] = {{{2, 0}, {3, 3}}};
    for (const PegWeights& weights : weightings(layout, goal)) {
        const auto of = [&](Hole h) { return weights.of_bit[layout.bit(h)]; };
        CHECK(of({2, 0}) < of({3, 3}));
        CHECK(of({3, 3}) < of({3, 2}));
        CHECK(of({4, 0}) > of({3, 3}));
    }
}

TEST_CASE("of many good goals the middle one attracts pegs") {
    const HoleLayout layout(parse_board("7x1"));
    std::vector<std::vector<Hole>> goals;
    for (const Hole h : layout.holes()) goals.push_back({h});
    const PegWeights weights = weightings(layout, goals)[0];
    for (std::int32_t x = 0; x < 7; ++x)
        CHECK(weights.of_bit[layout.bit({x, 0})] == weights.of_bit[layout.bit({6 - x, 0})]);
    CHECK(weights.of_bit[layout.bit({3, 0})] < weights.of_bit[layout.bit({2, 0})]);
}
