#include "cli/play/fate_watch.hpp"

#include "support/catch.hpp"

#include <chrono>

namespace pegwright::tests {
namespace {

std::optional<Hints> wait(cli::FateWatch& watch) {
    for (int i = 0; i < 3000; ++i) {
        if (const auto answer = watch.answer()) return answer;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("the watch finds the fate of the position asked for last") {
    cli::FateWatch watch(Limits{}, "");
    PlayedGame game(Problem(Board::triangle(5), Start::vacate({Hole{0, 0}}), Goal::any_peg()));
    CHECK_FALSE(watch.answer());
    watch.ask(game, 5);
    game.play({{0, 2}, {0, 0}});
    game.play({{2, 3}, {0, 1}});
    watch.ask(game, 5);
    const auto answer = wait(watch);
    REQUIRE(answer);
    CHECK(answer->position == game.position());
    CHECK(answer->fate == hints({game.problem(), {game.jumps().begin(), game.jumps().end()}, "", 5}, {}).fate);
    CHECK_FALSE(watch.busy());
    watch.forget();
    CHECK_FALSE(watch.answer());
}

TEST_CASE("an unwanted search is stopped") {
    const auto began = std::chrono::steady_clock::now();
    {
        cli::FateWatch watch(Limits{}, "");
        // A long search: 9 x 9 to its corner.
        const PlayedGame game(Problem(Board::rectangle(9, 9), Hole{0, 0}, Hole{1, 1}));
        watch.ask(game, 1000);
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    CHECK(std::chrono::steady_clock::now() - began < std::chrono::seconds(20));
}

TEST_CASE("an error is reported once") {
    cli::FateWatch watch(Limits{}, "no such file");
    watch.ask(PlayedGame(Problem(Board::rectangle(6, 6), Hole{0, 0}, Hole{0, 0})), 1);
    bool told = false;
    for (int i = 0; i < 1000 && !told; ++i) try {
            watch.answer();
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        } catch (const Error& e) {
            told = e.kind() == Error::Kind::input;
        }
    CHECK(told);
    CHECK_FALSE(watch.answer());
}

}  // namespace pegwright::tests
