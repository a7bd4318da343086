#include "pegwright/playing/played_game.hpp"

#include "base/error.hpp"
#include "pegwright/playing/hints.hpp"
#include "support/catch.hpp"

#include <random>

namespace pegwright::tests {
namespace {

PlayedGame triangle() { return PlayedGame(Problem(Board::triangle(5), Hole{0, 0}, Hole{0, 0})); }

}  // namespace

TEST_CASE("a game is played, taken back and played again") {
    PlayedGame game = triangle();
    CHECK(game.pegs() == 14);
    CHECK(game.jumps_from({0, 2}) == std::vector<Jump>{{{0, 2}, {0, 0}}});
    CHECK(game.jumps_from({0, 0}).empty());
    game.play({{0, 2}, {0, 0}});
    game.play({{2, 2}, {0, 2}});
    CHECK(game.pegs() == 12);
    CHECK(game.moves() == 2);
    CHECK(game.undo() == Jump{{2, 2}, {0, 2}});
    CHECK(game.redo() == Jump{{2, 2}, {0, 2}});
    CHECK_FALSE(game.redo());
    game.restart();
    CHECK(game.jumps().empty());
    CHECK(game.position() == triangle().position());
    CHECK_FALSE(game.undo());
    game.play({{2, 2}, {0, 0}});
    CHECK_FALSE(game.redo());
}

TEST_CASE("jumps against the rules are refused with a reason") {
    PlayedGame game = triangle();
    const auto refused = [&](Jump jump, const std::string& reason) {
        try {
            game.play(jump);
            FAIL("it was played");
        } catch (const Error& e) {
            CHECK(e.kind() == Error::Kind::input);
            CHECK(std::string(e.what()).find(reason) != std::string::npos);
        }
    };
    refused({{0, 1}, {0, 3}}, "a4");
    refused({{0, 0}, {0, 2}}, "a1");
    refused({{0, 2}, {1, 2}}, "a3");
    refused({{0, 4}, {0, 6}}, "a7");
    CHECK(game.pegs() == 14);
    CHECK(game.jumps().empty());
}

TEST_CASE("random games agree with the list of possible jumps") {
    std::mt19937 random(1);
    for (const Board& board : {Board::triangle(6), Board::rectangle(5, 4), Board::rectangle(4, 4, Lattice::diagonal)}) {
        PlayedGame game(Problem(board, Hole{1, 1}, Hole{1, 1}));
        for (std::vector<Jump> jumps; !(jumps = possible_jumps(game.position())).empty();) {
            CHECK_FALSE(game.stuck());
            std::size_t by_pegs = 0;
            board.for_each_hole([&](Hole hole) { by_pegs += game.jumps_from(hole).size(); });
            CHECK(by_pegs == jumps.size());
            game.play(jumps[random() % jumps.size()]);
            CHECK(game.pegs() == game.position().peg_count());
        }
        CHECK(game.stuck());
        CHECK(game.reached() == (game.pegs() == 1 && game.position().peg({1, 1})));
    }
}

}  // namespace pegwright::tests
