#include "board/spans.hpp"

#include "support/catch.hpp"

#include <algorithm>
#include <random>
#include <set>
#include <tuple>

using namespace pegwright::tests;

TEST_CASE("spans hold any set of holes, numbered in row order") {
    std::mt19937 random(1);
    for (int round = 0; round < 200; ++round) {
        std::set<std::pair<std::int32_t, std::int32_t>> rows;  // y, x
        const std::int32_t width = 1 + static_cast<std::int32_t>(random() % 9);
        for (std::size_t i = 0, n = 1 + random() % 30; i < n; ++i)
            rows.insert({static_cast<std::int32_t>(random() % 7), static_cast<std::int32_t>(random()) & width});
        std::vector<Hole> holes;
        for (const auto& [y, x] : rows) holes.push_back({x, y});
        std::vector<Hole> shuffled = holes;
        std::shuffle(shuffled.begin(), shuffled.end(), random);
        const Spans spans(shuffled);
        REQUIRE(spans.size() == holes.size());
        CHECK(spans.rows() == holes.back().y + 1);
        for (std::size_t i = 0; i < holes.size(); ++i) {
            CHECK(spans.hole(i) == holes[i]);
            CHECK(spans.number(holes[i]) == i);
        }
        std::uint64_t found = 0;
        for (std::int32_t y = -2; y < 9; ++y)
            for (std::int32_t x = -2; x < 12; ++x) found += spans.number({x, y}) != Spans::none;
        CHECK(found == holes.size());
        for (std::int32_t y = 0; y < spans.rows(); ++y) {
            const auto runs = spans.row(y);
            for (std::size_t i = 1; i < runs.size(); ++i) CHECK(runs[i - 1].end < runs[i].first);
        }
    }
}

TEST_CASE("spans can be built run by run") {
    Spans spans;
    spans.add_run(1, 3);
    spans.add_run(4, 5);
    spans.end_row();
    spans.end_row();
    spans.add_run(0, 2);
    spans.end_row();
    CHECK(spans == Spans({{1, 0}, {2, 0}, {4, 0}, {0, 2}, {1, 2}}));
    CHECK(spans.width() == 5);
    CHECK(spans.rows() == 3);
    CHECK(spans.row(1).empty());
    CHECK(Spans().size() == 0);
    CHECK(Spans().rows() == 0);
}
