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

TEST_CASE("what is known of one position tells of those before and after it") {
    const auto hints = [](Fate fate, const char* why = "") {
        return Hints{Position(Board::triangle(5)), false, fate, {}, why};
    };
    cli::KnownFates fates;
    CHECK(fates.after(0) == Fate::unknown);
    fates.learn(3, hints(Fate::won));
    fates.learn(8, hints(Fate::lost, "later"));
    fates.learn(6, hints(Fate::lost, "sooner"));
    fates.learn(7, hints(Fate::lost, "between"));
    fates.learn(5, hints(Fate::unknown, "time is up"));
    CHECK(fates.why == "sooner");
    for (std::size_t jumps = 0; jumps < 10; ++jumps)
        CHECK(fates.after(jumps) == (jumps <= 3 ? Fate::won : jumps < 6 ? Fate::unknown : Fate::lost));
    fates.cut(6);  // another seventh jump
    CHECK(fates.after(7) == Fate::lost);
    fates.cut(2);
    CHECK(fates.after(2) == Fate::won);
    CHECK(fates.after(3) == Fate::unknown);
    CHECK(fates.after(9) == Fate::unknown);
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
