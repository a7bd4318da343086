#include "search/shortening/parts.hpp"

#include "board/parse.hpp"
#include "game/move_count.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"

#include <cstdint>
#include <stdexcept>

using namespace pegwright::tests;
using pegwright::board::parse_board;
using pegwright::game::count_moves;
using pegwright::search::shortening::search_parts;

namespace {

// Dudeney's number of moves for the central game, which he thought the least.
const char* const nineteen =
    "board english\nvacate d4\nfinish d4\nmoves\n"
    "d2-d4 b3-d3 e3-c3 g3-e3 b5-b3-d3-f3 d5-b5 a5-c5 f5-d5-b5 a3-a5-c5-c3 e7-e5 e4-e6 c7-e7-e5 e1-e3 "
    "c6-e6-e4-e2 c1-e1-e3 c2-c4-e4-e2 g5-g3-e3 e2-e4 f4-d4\n";

struct Shorter {
    Solution solution;
    bool fewest;
};

Shorter searched(Solution solution, std::size_t effort, const Limits& limits = {}) {
    const bool fewest = search_parts(solution.problem.start_position(), solution.jumps, effort, limits);
    CHECK(referee_on(solution));
    return {std::move(solution), fewest};
}

}  // namespace

TEST_CASE("nineteen moves of the central game become eighteen, the fewest", "[slow]") {
    const Solution solution = from_text(nineteen);
    REQUIRE(count_moves(solution.jumps) == 19);
    const Shorter found = searched(solution, 1, {.threads = 2});
    CHECK(count_moves(found.solution.jumps) == 18);
    CHECK(found.fewest);
    CHECK(found.solution.jumps == searched(solution, 1, {.threads = 1}).solution.jumps);
}

TEST_CASE("parts of solutions are searched for fewer moves", "[long]") {
    struct Case {
        const char* board;
        Hole hole;
        std::int64_t fewest;  // published
    };
    // Fewest moves of T_5: Bell 2008.
    for (const Case& what : {Case{"T5", {0, 0}, 10}, Case{"T5", {2, 4}, 9}, Case{"T5", {0, 3}, 11}}) {
        const Shorter found = searched(constructed(Problem(parse_board(what.board), what.hole, what.hole)), 1);
        CHECK(count_moves(found.solution.jumps) == what.fewest);
        CHECK(found.fewest);
    }
    // Beams only: 16 moves are the fewest [Bell's pages].
    const Solution square = constructed(Problem(parse_board("6x6"), Hole{0, 0}, Hole{0, 0}));
    const Shorter found = searched(square, 1, {.threads = 2});
    CHECK(count_moves(found.solution.jumps) < count_moves(square.jumps));
    CHECK(count_moves(found.solution.jumps) >= 16);
}

TEST_CASE("a search of parts keeps what it has when it is stopped") {
    Solution solution = constructed(Problem(parse_board("6x6"), Hole{0, 0}, Hole{0, 0}));
    const auto before = count_moves(solution.jumps);
    int polls = 0;
    Limits limits;
    limits.poll = [&](const auto&) {
        if (++polls > 20) throw std::runtime_error("enough");
    };
    CHECK_THROWS_AS(search_parts(solution.problem.start_position(), solution.jumps, 1, limits), std::runtime_error);
    CHECK(referee_on(solution));
    CHECK(count_moves(solution.jumps) <= before);
}
