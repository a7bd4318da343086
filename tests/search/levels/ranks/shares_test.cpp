#include "search/levels/ranks/shares.hpp"
#include "search/levels/forward_levels.hpp"
#include "support/catch.hpp"

#include <algorithm>
#include <numeric>
#include <span>

using namespace pegwright::tests;

TEST_CASE("shares are even as far as ranges allow", "[ranks]") {
    CHECK(fair_cuts({1}, 3).size() == 4);
    CHECK(fair_cuts({4, 4, 4, 4}, 2) == std::vector<std::size_t>{0, 2, 4});
    CHECK(fair_cuts({0, 0, 9, 0, 1, 8}, 2) == std::vector<std::size_t>{0, 4, 6});
    CHECK(fair_cuts({0, 0}, 2) == std::vector<std::size_t>{0, 2, 2});
    std::vector<std::uint64_t> weights(1000);
    for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = i * 7919 % 100;
    const double all = static_cast<double>(std::accumulate(weights.begin(), weights.end(), std::uint64_t{0}));
    for (const std::size_t ranks : {1U, 2U, 3U, 7U, 64U}) {
        const std::vector<std::size_t> cuts = fair_cuts(weights, ranks);
        REQUIRE(cuts.size() == ranks + 1);
        CHECK(cuts.front() == 0);
        CHECK(cuts.back() == weights.size());
        CHECK(std::is_sorted(cuts.begin(), cuts.end()));
        for (std::size_t r = 0; r < ranks; ++r) {
            const auto share = std::span(weights).subspan(cuts[r], cuts[r + 1] - cuts[r]);
            const auto sum = static_cast<double>(std::accumulate(share.begin(), share.end(), std::uint64_t{0}));
            CHECK(std::abs(sum - all / static_cast<double>(ranks)) <= 100);
        }
    }
}

TEST_CASE("every key has a rank and a short offset", "[ranks]") {
    for (const int bits : {12, 40, 64}) {
        std::vector<Key> sample;
        for (Key i = 0; i < 4096; ++i) sample.push_back(i * 0x9E3779B97F4A7C15 >> (64 - bits));
        const int widest = bits == 64 ? 64 : 32;
        const Partition partition = Partition::of_sample(bits, sample, 50, widest);
        const std::vector<std::uint64_t> weights = weights_of(partition, sample);
        CHECK(std::accumulate(weights.begin(), weights.end(), std::uint64_t{0}) == sample.size());
        const std::vector<std::size_t> cuts = fair_cuts(weights, 3);
        for (int rank = 0; rank < 3; ++rank) {
            const RankRoutes routes = routes_of(partition, cuts, rank, widest);
            bool right = true;
            for (const Key key : sample) {
                const std::size_t range = partition.range[key >> partition.shift];
                const auto owner =
                    static_cast<int>(std::upper_bound(cuts.begin(), cuts.end(), range) - cuts.begin()) - 1;
                const std::size_t slot = routes.routes.slot[key >> partition.shift];
                right = right && (owner == rank ? slot == range
                                                : slot >= routes.routes.ranges &&
                                                      routes.owner[slot - routes.routes.ranges] == owner);
                right = right && key >= routes.routes.bases[slot] &&
                        (widest == 64 || (key - routes.routes.bases[slot]) >> widest == 0);
            }
            CHECK(right);
        }
    }
}

TEST_CASE("a rank keeps its share of a level", "[ranks]") {
    Level level = level_of({3, 5, 8}, 2);
    keep_share(level, {0, 1, 1}, 1);
    CHECK(level.positions() == 0);
    CHECK(level.total() == 3);
    CHECK(level.keys().empty());
}
