#include "search/paths/whole_levels.hpp"

#include "board/parse.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"

#include <bit>

using namespace pegwright::tests;
using namespace pegwright::search::paths;

TEST_CASE("whole levels are all positions reached, and chains lead to each") {
    const Board board = parse_board("T5");
    const SmallBoard small(board);
    const Reducer reducer;
    const Bits start = small.full() & ~Bits{1};
    WholeLevels levels(small, reducer, std::vector<Bits>{start});
    const auto reached = PlainGames(board).reached(start);
    const auto no_poll = [] {};
    for (std::size_t jumps = 0; jumps < 13; ++jumps) {
        const auto expected = std::count_if(reached.begin(), reached.end(), [&](Bits p) {
            return static_cast<std::size_t>(std::popcount(p)) == 14 - jumps;
        });
        REQUIRE(static_cast<std::size_t>(expected) == levels.last().size());
        for (const Bits p : levels.last()) {
            REQUIRE((levels.in_last(p) && reached.count(p) == 1));
            const auto chain = levels.chain_to(p);
            CHECK((chain.size() == jumps + 1 && chain.front() == start && chain.back() == p));
        }
        CHECK_FALSE(levels.grow(0, no_poll));
        REQUIRE(levels.grow(10'000, no_poll));
    }
    CHECK(levels.positions() == reached.size());
}
