#include "search/traces/numbered_solutions.hpp"
#include "notation/positions.hpp"
#include "search/levels/winning_search.hpp"
#include "support/all_solutions.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"

#include <set>

using namespace pegwright::tests;

namespace {

using Jumps = NumberedSolutions::Jumps;

std::vector<Jumps> listed(NumberedSolutions& solutions) {
    std::vector<Jumps> all;
    solutions.each([&](const Jumps& jumps) {
        all.push_back(jumps);
        return true;
    });
    return all;
}

NumberedSolutions numbered(const Game& game, Alike alike, const Limits& limits = {}) {
    return {game, winning_positions(game, limits), alike, limits};
}

// The least order: repeatedly takes the least jump that shares no hole with those before it.
Jumps least_order(const SmallBoard& board, Jumps jumps) {
    Jumps least;
    while (!jumps.empty()) {
        std::size_t best = jumps.size();
        Bits before = 0;
        for (std::size_t i = 0; i < jumps.size(); ++i) {
            const Bits holes = board.jumps()[jumps[i]].flip;
            if ((holes & before) == 0 && (best == jumps.size() || jumps[i] < jumps[best])) best = i;
            before |= holes;
        }
        least.push_back(jumps[best]);
        jumps.erase(jumps.begin() + static_cast<std::ptrdiff_t>(best));
    }
    return least;
}

void compare(const Game& game) {
    const AllSolutions plain(game.board, game.starts.front(), game.goals);
    NumberedSolutions sequences = numbered(game, Alike::none);
    const std::vector<Jumps> all = listed(sequences);
    CHECK(all.size() == plain.sequences());
    CHECK(sequences.number() == plain.sequences());
    CHECK(std::is_sorted(all.begin(), all.end()));
    CHECK(std::set<Jumps>(all.begin(), all.end()).size() == all.size());

    NumberedSolutions orders = numbered(game, Alike::order);
    const std::vector<Jumps> some = listed(orders);
    std::set<Jumps> least;
    for (const Jumps& jumps : all) least.insert(least_order(game.board, jumps));
    CHECK(some == std::vector<Jumps>(least.begin(), least.end()));
    CHECK(some.size() == plain.classes());
    CHECK(orders.number() == some.size());

    for (std::size_t i = 0; i < all.size(); i += 1 + i / 7) CHECK(sequences.at(i) == all[i]);
    for (std::size_t i = 0; i < some.size(); ++i) CHECK(orders.at(i) == some[i]);
}

}  // namespace

TEST_CASE("every solution has its number: small boards") {
    const struct {
        const char* board;
        const char* vacate;
        const char* finish;
    } problems[] = {{"T4", "a2", ""},   {"T5", "a1", "a1"}, {"T5", "a2", "a2"},
                    {"T5", "b3", "e5"}, {"3x4", "a1", ""},  {"6x1", "b1", ""},
                    {"3x5", "c1", ""},  {"2x4", "a1", ""},  {"triangular:3x4", "a1", ""}};
    for (const auto& problem : problems) {
        INFO(problem.board << " " << problem.vacate);
        compare(game_of(parse_board(problem.board), problem.vacate, problem.finish));
    }
}

TEST_CASE("every solution has its number: random problems") {
    Random random;
    int with_solutions = 0;
    for (int i = 0; i < 150; ++i) {
        const Board board = random_board(random, 11);
        const std::uint64_t full = (std::uint64_t{1} << board.hole_count()) - 1;
        const std::uint64_t start = random() & full;
        const std::set<std::uint64_t> reached = PlainGames(board).reached(start);
        const std::uint64_t goal =
            i % 3 == 0 ? random() & start
                       : *std::next(reached.begin(), static_cast<std::ptrdiff_t>(random() % reached.size()));
        const Game game = Game::of({board, Start::at(position_of(board, start)), Goal::at(position_of(board, goal))});
        INFO(i);
        if (reached.count(goal) != 0) ++with_solutions;
        compare(game);
    }
    CHECK(with_solutions >= 100);
}

TEST_CASE("a list ends when asked, or after the last solution") {
    NumberedSolutions solutions = numbered(game_of(parse_board("T5"), "a1", "a1"), Alike::none);
    int seen = 0;
    solutions.each([&](const Jumps&) { return ++seen < 5; });
    CHECK(seen == 5);
    CHECK(solutions.number() == 6816);
    CHECK_THROWS_AS(solutions.at(6816), std::logic_error);
    NumberedSolutions none = numbered(game_of(parse_board("T5"), "b3", "b3"), Alike::none);
    CHECK(none.number() == 0);
    CHECK(listed(none).empty());
}

TEST_CASE("numbers of more than 64 bits are exact", "[long]") {
    const Game lines = [&] {
        std::string holes;
        std::string start;
        std::string end;
        // 21 lines of three, apart: one jump each, in any order.
        for (int row = 0; row < 21; ++row) {
            holes += (row > 0 ? "/./" : "") + std::string("ooo");
            start += (row > 0 ? "/./" : "") + std::string("**o");
            end += (row > 0 ? "/./" : "") + std::string("oo*");
        }
        const Board apart = parse_board(holes);
        return Game::of(
            {apart, Start::at(parse_position_argument(apart, start)), Goal::at(parse_position_argument(apart, end))});
    }();
    NumberedSolutions sequences = numbered(lines, Alike::none);
    Integer factorial = 1;
    for (int n = 2; n <= 21; ++n) factorial *= n;
    CHECK(sequences.number() == factorial);
    const Jumps last = sequences.at(factorial - 1);
    CHECK(std::is_sorted(last.rbegin(), last.rend()));
    CHECK(last.size() == 21);
}
