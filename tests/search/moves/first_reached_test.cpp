// More by brute force in tests/cli/brute.sh.
#include "search/moves/first_reached.hpp"

#include "board/parse.hpp"
#include "support/all_moves.hpp"
#include "support/catch.hpp"
#include "support/problems.hpp"

#include <map>
#include <numeric>

using namespace pegwright::tests;
using pegwright::search::moves::first_reached;

TEST_CASE("positions first reached after so many moves agree with brute force") {
    for (const Board& board : {Board::triangle(5), Board::rectangle(4, 4)}) {
        const Problem problem(board, Hole{0, 1}, Hole{0, 1});
        const Game game = Game::of(problem);
        std::map<int, std::uint64_t> expected;
        for (const auto& [position, moves] : all_moves(game.board, game.starts.front())) ++expected[moves];
        const auto found = first_reached(game, 64, {.threads = 2});
        REQUIRE(found.size() == expected.size());
        for (std::size_t moves = 0; moves < found.size(); ++moves)
            CHECK(found[moves].positions_all == expected[static_cast<int>(moves)]);
    }
}

TEST_CASE("positions of the central game by moves", "[slow]") {
    const Board english = parse_board("english");
    const auto found = first_reached(Game::of({english, Hole{3, 3}, Hole{3, 3}}), 64,
                                     {.threads = 2, .memory = std::uint64_t{4} << 30});
    std::vector<std::uint64_t> positions;
    for (const auto& level : found) positions.push_back(level.positions);
    CHECK(std::vector(positions.begin(), positions.begin() + 7) ==
          std::vector<std::uint64_t>{1, 1, 2, 9, 47, 263, 1452});
    // With the last peg, some are only reached later.
    while (positions.back() == 0) positions.pop_back();
    CHECK(positions.back() == 15);
    CHECK(std::accumulate(positions.begin(), positions.end(), std::uint64_t{0}) == 23'475'688);
}
