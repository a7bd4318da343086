#include "search/pagoda/whole_weights.hpp"

#include "board/parse.hpp"
#include "notation/positions.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;
using namespace pegwright::search::pagoda;

namespace {

std::vector<Position> positions(const Board& board, std::vector<std::string> words) {
    std::vector<Position> all;
    for (const std::string& word : words) all.push_back(parse_position(board, word, word));
    return all;
}

std::vector<std::int32_t> whole(const std::vector<double>& weights, const std::vector<Position>& starts,
                                const std::vector<Position>& goals) {
    const auto function = whole_weights(weights, starts, goals);
    return function ? std::vector(function->weights().begin(), function->weights().end()) : std::vector<std::int32_t>();
}

}  // namespace

TEST_CASE("fractions become small whole numbers") {
    const Board line = parse_board("4x1");
    const auto start = positions(line, {"*ooo"});
    const auto goal = positions(line, {"ooo*"});
    CHECK(whole({0, 1, 0, 1}, start, goal) == std::vector<std::int32_t>{0, 1, 0, 1});
    // Any scale, slightly off; it gives small numbers, not the nearest.
    CHECK(whole({0, 1000.0000001, 1e-10, 999.9999999}, start, goal) == std::vector<std::int32_t>{0, 1, 0, 1});
    CHECK(whole({0, 1e-3, 0, 1e-3}, start, goal) == std::vector<std::int32_t>{0, 1, 0, 1});
    CHECK(whole({-1.0 / 3, 2.0 / 3, 1.0 / 3, 2.0 / 3}, start, goal) == std::vector<std::int32_t>{0, 1, 0, 1});
}

TEST_CASE("weights that are no pagoda function give nothing") {
    const Board line = parse_board("4x1");
    const auto start = positions(line, {"**oo"});
    const auto goal = positions(line, {"oo*o"});
    CHECK(whole({0, 0, 0, 0}, start, goal).empty());
    CHECK(whole({0, 0, 1, 0}, start, goal).empty());  // 1-3 raises it
    CHECK(whole({1, 1, 1, 1}, start, goal).empty());
    CHECK(whole({1e300, 1e300, 0, 1e300}, start, goal).empty());
}

TEST_CASE("rounded pagoda functions stay pagoda functions") {
    // Random pagoda functions: sums of few fractions with a common scale.
    Random random;
    int found = 0;
    for (int n = 0; n < 3000; ++n) {
        const Board board = random_board(random, 9);
        const auto holes = static_cast<std::size_t>(board.hole_count());
        const std::vector<JumpIndices> jumps = all_jumps(board);
        std::vector<double> weights;
        for (std::size_t i = 0; i < holes; ++i) weights.push_back(static_cast<double>(random() % 300) / 97 - 0.7);
        if (!std::all_of(jumps.begin(), jumps.end(), [&](const JumpIndices& j) {
                return weights[j.from] + weights[j.over] >= weights[j.to] + 1e-9;
            }))
            continue;
        const std::vector<Position> start{position_of(board, random_position(random, board, 3))};
        const std::vector<Position> goal{position_of(board, random_position(random, board, 2))};
        const auto sum = [&](const Position& p) {
            double total = 0;
            for (const Hole h : p.holes(true)) total += weights[board.index(h)];
            return total;
        };
        if (sum(goal[0]) < sum(start[0]) + 0.5) continue;
        ++found;
        const auto function = whole_weights(weights, start, goal);
        REQUIRE(function);
        CHECK(function->forbids(start[0], goal[0]));
    }
    CHECK(found > 100);
}
