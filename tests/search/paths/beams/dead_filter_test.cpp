#include "search/paths/beams/dead_filter.hpp"

#include "board/parse.hpp"
#include "search/paths/beams/refuter.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;
using namespace pegwright::search::paths::beams;

namespace {

std::int64_t sum(const WideBits<1>& position, const std::vector<std::int32_t>& weights) {
    std::int64_t sum = 0;
    position.for_each([&](std::size_t bit) { sum += weights[bit]; });
    return sum;
}

}  // namespace

TEST_CASE("a filter agrees with its newest functions") {
    Random random;
    const Board board = parse_board("T6");
    const HoleLayout layout(board);
    REQUIRE(layout.bits() <= 64);
    const WordBoard<1> words(layout);
    DeadFilter<1> filter(words);
    CHECK_FALSE(filter.dead(words.full()));
    std::vector<std::pair<std::vector<std::int32_t>, std::int64_t>> functions;
    for (std::size_t n = 0; n < DeadFilter<1>::most + 10; ++n) {
        std::vector<std::int32_t> weights(layout.bits());
        for (std::int32_t& weight : weights) weight = static_cast<std::int32_t>(random() % 9) - 3;
        functions.emplace_back(weights, static_cast<std::int64_t>(random() % 12) - 8);
        REQUIRE(filter.add(functions.back().first, functions.back().second));
        if (functions.size() > DeadFilter<1>::most) functions.erase(functions.begin());
        for (int round = 0; round < 20; ++round) {
            const WideBits<1> position = words.bits(position_of(board, random_position(random, board, 3)));
            const auto dead = [&](const WideBits<1>& p) {
                return std::any_of(functions.begin(), functions.end(),
                                   [&](const auto& f) { return sum(p, f.first) < f.second; });
            };
            REQUIRE(filter.dead(position) == dead(position));
            const auto sums = filter.sums(position);
            for (std::size_t d = 0; d < words.directions(); ++d)
                words.jumpers(position, d).for_each([&](std::size_t bit) {
                    const auto step = step_of(bit, d);
                    CHECK(filter.dead_after(sums, step) == dead(words.after(position, step)));
                });
        }
    }
    CHECK(filter.added() == DeadFilter<1>::most + 10);
    CHECK_FALSE(filter.add(std::vector<std::int32_t>(layout.bits(), 5'000), 0));
}

TEST_CASE("what a function rules out is dead by brute force") {
    Random random;
    int found = 0;
    for (int round = 0; round < 150; ++round) {
        const Board board = random_board(random, 13);
        const HoleLayout layout(board);
        const WordBoard<1> words(layout);
        const PlainGames games(board);
        const std::uint64_t start = random_position(random, board, 6);
        const std::uint64_t goal = random_position(random, board, 2);
        const std::uint64_t middle = random_position(random, board, 3);
        const Refuter refuter(layout, {position_of(board, start)}, {position_of(board, goal)});
        if (const auto weights = refuter.forwards(position_of(board, middle))) {
            ++found;
            CHECK(sum(words.bits(position_of(board, middle)), weights->of_bit) < weights->bound);
            for (int i = 0; i < 20; ++i) {
                const std::uint64_t other = random_position(random, board, 2);
                if (sum(words.bits(position_of(board, other)), weights->of_bit) < weights->bound)
                    CHECK(games.reached(other).count(goal) == 0);
            }
        }
        if (const auto weights = refuter.backwards(position_of(board, middle))) {
            ++found;
            const auto exchanged = [&](std::uint64_t p) { return words.full() ^ words.bits(position_of(board, p)); };
            CHECK(sum(exchanged(middle), weights->of_bit) < weights->bound);
            for (const std::uint64_t reached : games.reached(start))
                CHECK_FALSE(sum(exchanged(reached), weights->of_bit) < weights->bound);
        }
    }
    CHECK(found > 50);
}
