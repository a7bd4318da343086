#include "search/paths/beams/tuned_weights.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"

#include <cstdlib>
#include <set>

using namespace pegwright::tests;
using namespace pegwright::search::paths::beams;

TEST_CASE("tuned weights approach what is selected") {
    const HoleLayout layout(parse_board("T6"));
    // A peg of 300 and a corner of -400 are best.
    const auto cost = [&](const MoveWeights& weights) {
        return std::int64_t{std::abs(weights.peg - 300)} + std::abs(weights.of_hole[0] + 400);
    };
    TunedWeights tuning(layout, 7);
    std::int64_t first = 0;
    std::int64_t least = 0;
    for (int g = 0; g < 40; ++g) {
        std::vector<std::int64_t> costs;
        for (const MoveWeights& weights : tuning.generation()) costs.push_back(cost(weights));
        REQUIRE(costs.size() == TunedWeights::generation_size);
        if (g > 0) REQUIRE(costs[0] == least);
        least = *std::min_element(costs.begin(), costs.end());
        if (g == 0) first = least;
        tuning.select(costs);
    }
    CHECK(least < 40);
    CHECK(least * 3 < first);
}

TEST_CASE("holes that symmetries exchange have equal weights") {
    for (const auto& [name, classes] : {std::pair("T6", 5), std::pair("5x5", 6), std::pair("english", 7)}) {
        const HoleLayout layout(parse_board(name));
        const std::vector<MoveWeights> all = TunedWeights(layout, 1).generation();
        for (const MoveWeights& weights : all) {
            REQUIRE(weights.of_hole.size() == layout.holes().size());
            CHECK(weights.region == 1000);
        }
        std::set<std::vector<std::int32_t>> of_class;
        for (std::size_t i = 0; i < layout.holes().size(); ++i) {
            std::vector<std::int32_t> of;
            for (const MoveWeights& weights : all) of.push_back(weights.of_hole[i]);
            of_class.insert(of);
        }
        CHECK(of_class.size() == static_cast<std::size_t>(classes));
    }
}

TEST_CASE("tuned weights depend on the seed alone") {
    const HoleLayout layout(parse_board("5x5"));
    const auto pegs = [&](std::uint64_t seed) {
        std::vector<std::int32_t> all;
        for (const MoveWeights& weights : TunedWeights(layout, seed).generation()) all.push_back(weights.peg);
        return all;
    };
    CHECK(pegs(1) == pegs(1));
    CHECK(pegs(1) != pegs(2));
}
