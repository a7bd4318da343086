#include "search/paths/beams/whole_levels.hpp"

#include "board/parse.hpp"
#include "board/symmetry.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"

#include <bit>

using namespace pegwright::tests;
using namespace pegwright::search::paths::beams;

namespace {

const BitPermutation identity(const HoleLayout& layout) {
    BitPermutation permutation;
    for (std::uint32_t i = 0; i < layout.bits(); ++i) permutation.push_back(i);
    return permutation;
}

}  // namespace

TEST_CASE("whole levels have all positions, and walks lead to each") {
    const Board board = parse_board("T5");
    const HoleLayout layout(board);
    const WordBoard<1> words(layout);
    const Zobrist<1> zobrist(words, {identity(layout)}, 0);
    const std::uint64_t start = 0x7ffe;
    const std::vector<WideBits<1>> starts{words.bits(position_of(board, start))};
    WholeLevels<1> levels(words, zobrist, starts, false);
    std::vector<WideBits<1>> reached;
    for (const std::uint64_t bits : PlainGames(board).reached(start))
        reached.push_back(words.bits(position_of(board, bits)));
    const auto no_poll = [] {};
    const DeadFilter<1> filter(words);
    for (std::size_t jumps = 0; jumps < 13; ++jumps) {
        const auto expected =
            std::count_if(reached.begin(), reached.end(), [&](const auto& p) { return p.count() == 14 - jumps; });
        REQUIRE(static_cast<std::size_t>(expected) == levels.last().size());
        for (std::size_t i = 0; i < levels.last().size(); ++i) {
            REQUIRE(std::count(reached.begin(), reached.end(), levels.last()[i]) == 1);
            CHECK(levels.find(zobrist.least(levels.keys(levels.last()[i]))) == i);
            const Walk walk = levels.walk_to(i);
            WideBits<1> position = starts[walk.start];
            for (const auto step : walk.steps) {
                REQUIRE(words.jumpers(position, step.direction).test(step.from));
                position = words.after(position, step);
            }
            CHECK((walk.steps.size() == jumps && position == levels.last()[i]));
        }
        if (!levels.last().empty() && jumps < 12) CHECK_FALSE(levels.grow(0, filter, no_poll));
        REQUIRE(levels.grow(10'000, filter, no_poll));
    }
    CHECK(levels.positions() == reached.size());
}

TEST_CASE("keys follow jumps, and images of a position have one key") {
    Random random;
    const Board board = parse_board("english");
    const HoleLayout layout(board);
    const WordBoard<1> words(layout);
    std::vector<BitPermutation> group;
    for (const Affine& map : symmetries(board)) {
        group.emplace_back(layout.bits());
        for (const Hole h : layout.holes())
            group.back()[layout.bit(h)] = static_cast<std::uint32_t>(layout.bit(map(h)));
    }
    REQUIRE(group.size() == 8);
    const Zobrist<1> zobrist(words, group, 0);
    for (int round = 0; round < 200; ++round) {
        const WideBits<1> position = words.bits(position_of(board, random_position(random, board, 3)));
        const auto keys = zobrist.keys(position);
        for (const BitPermutation& symmetry : group) {
            const WideBits<1> other = image(symmetry, position);
            CHECK(zobrist.least(zobrist.keys(other)) == zobrist.least(keys));
            REQUIRE(zobrist.same(position, other));
            CHECK(image(*zobrist.same(position, other), position) == other);
        }
        for (std::size_t d = 0; d < words.directions(); ++d)
            words.jumpers(position, d).for_each([&](std::size_t bit) {
                const auto step = step_of(bit, d);
                CHECK(zobrist.least_after(keys, step) == zobrist.least(zobrist.keys(words.after(position, step))));
            });
    }
}
