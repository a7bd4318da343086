#include "search/paths/beam.hpp"

#include "board/parse.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"

#include <bit>

using namespace pegwright::tests;
using namespace pegwright::search::paths;

namespace {

// Whether the jumps lead where the path says.
bool holds(const SmallBoard& board, const PathFound& path) {
    Bits position = path.start;
    for (const Jump& jump : path.jumps) {
        const auto same = [&](const BitJump& j) { return board.jump(j) == jump; };
        const auto found = std::find_if(board.jumps().begin(), board.jumps().end(), same);
        if (found == board.jumps().end() || !found->possible(position)) return false;
        position ^= found->flip;
    }
    return position == path.goal;
}

}  // namespace

TEST_CASE("a path is found if there is one, and that there is none is proven") {
    Random random;
    int found = 0;
    for (int round = 0; round < 400; ++round) {
        const Board board = random_board(random);
        const SmallBoard small(board);
        const std::uint64_t start = random_position(random, board, 5);
        const auto reached = PlainGames(board).reached(start);
        std::vector<std::uint64_t> goals(reached.begin(), reached.end());
        for (int i = 0; i < 5; ++i) {
            const std::uint64_t goal = i < 3 ? goals[random() % goals.size()] : random_position(random, board, 2);
            const Bits from[] = {start};
            const Bits to[] = {goal};
            const BeamResult result = find_path(small, from, to, {});
            REQUIRE(result.path.has_value() == (reached.count(goal) != 0));
            REQUIRE(result.exhausted == !result.path);
            if (!result.path) continue;
            CHECK((result.path->start == start && result.path->goal == goal && holds(small, *result.path)));
            ++found;
        }
    }
    CHECK(found > 500);
}

TEST_CASE("of several starts and goals those that go together are found") {
    const SmallBoard board(parse_board("english"));
    std::vector<Bits> starts;
    std::vector<Bits> goals;
    for (std::size_t i = 0; i < board.size(); ++i) {
        starts.push_back(board.full() & ~(Bits{1} << i));
        goals.push_back(Bits{1} << i);
    }
    const BeamResult result = find_path(board, starts, goals, {});
    REQUIRE(result.path);
    CHECK(holds(board, *result.path));
    CHECK(result.path->jumps.size() == 31);
    CHECK(std::count(starts.begin(), starts.end(), result.path->start) == 1);
}

TEST_CASE("beams end at their width, at the memory, and where poll says so") {
    const SmallBoard board(parse_board("wiegleb"));
    // e1 to e1 has no solution that is known, and no short proof.
    const Bits start[] = {board.full() & ~board.bit({4, 0})};
    const Bits goal[] = {board.bit({4, 0})};
    const BeamResult narrow = find_path(board, start, goal, {{}, 100});
    CHECK_FALSE(narrow.path);
    CHECK_FALSE(narrow.exhausted);
    BeamLimits limits;
    limits.limits.memory = 4 << 20;
    CHECK_THROWS_AS(find_path(board, start, goal, limits), Error);
    limits.limits.poll = [](const Place&) { throw Error(Error::Kind::interrupted, "enough"); };
    CHECK_THROWS_WITH(find_path(board, start, goal, limits), "enough");
}
