#include "search/pagoda/pagoda_search.hpp"

#include "board/parse.hpp"
#include "notation/positions.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"

#include <map>

using namespace pegwright::tests;
using namespace pegwright::search::pagoda;

namespace {

Position full_but(const Board& board, Hole vacate) {
    Position position(board);
    position.clear(vacate);
    return position;
}
Position peg_in(const Board& board, Hole finish) {
    Position position = Position::empty(board);
    position.set(finish);
    return position;
}

void check_claims(const Refutation& r, const Position& start, const std::vector<Position>& goals) {
    const auto starts = r.after_first_jump ? after_any_jump(start) : std::vector<Position>{start};
    std::vector<Position> ends;
    for (const std::size_t g : r.goals) {
        if (!r.before_last_jump) ends.push_back(goals[g]);
        if (r.before_last_jump)
            for (Position& last : before_any_jump(goals[g])) ends.push_back(std::move(last));
    }
    CHECK(r.function.most(starts) == r.at_start);
    CHECK(r.function.least(ends) == r.at_goal);
    CHECK(r.at_goal > r.at_start);
}

}  // namespace

TEST_CASE("12 of the diamond's 13 unsolvable problems are refuted") {
    // [Bell's pages: 4 of the 17 feasible problems can be solved.] d2 to f8 remains open.
    const Board board = parse_board("diamond");
    const std::map<std::string, std::pair<bool, bool>> known = {
        {"e3 e4", {false, false}}, {"e4 e3", {false, false}}, {"e4 e6", {false, false}}, {"e1 e3", {true, true}},
        {"e1 b6", {true, true}},   {"e1 e6", {true, true}},   {"e1 e9", {true, true}},   {"d2 f5", {true, true}},
        {"d2 i5", {true, true}},   {"e3 e1", {true, true}},   {"e4 b6", {true, true}},   {"e4 e9", {true, true}}};
    for (const auto& [words, ahead] : known) {
        INFO(words);
        const Position start = full_but(board, parse_hole(board, words.substr(0, 2)));
        const std::vector<Position> goals{peg_in(board, parse_hole(board, words.substr(3)))};
        const auto found = refute(start, goals);
        REQUIRE(found.size() == 1);
        CHECK(found[0].after_first_jump == ahead.first);
        CHECK(found[0].before_last_jump == ahead.second);
        check_claims(found[0], start, goals);
    }
    for (const char* words : {"d2 f2", "d2 c5", "e3 b4", "e3 e7", "d2 f8"}) {
        const std::string text = words;
        CHECK(refute(full_but(board, parse_hole(board, text.substr(0, 2))),
                     std::vector{peg_in(board, parse_hole(board, text.substr(3)))})
                  .empty());
    }
}

TEST_CASE("one function for all goals, or one for each") {
    const Board board = parse_board("diamond");
    std::vector<Position> goals;
    for (const char* hole : {"e3", "b6", "e6", "h6", "e9"}) goals.push_back(peg_in(board, parse_hole(board, hole)));
    const Position start = full_but(board, {4, 3});
    const auto one = refute(start, goals);
    REQUIRE(one.size() == 1);
    CHECK(one[0].goals == std::vector<std::size_t>{0, 1, 2, 3, 4});
    check_claims(one[0], start, goals);
    const Position e3 = full_but(board, {4, 2});
    const std::vector<Position> some{peg_in(board, {4, 3}), peg_in(board, {4, 6})};
    CHECK(refute(e3, std::span(some).first(1)).size() == 1);
    CHECK(refute(e3, some).empty());
    CHECK(refute(e3, std::span<const Position>()).empty());
}

TEST_CASE("a single jump is not both the first and the last") {
    const Board line = parse_board("5x1");
    const auto at = [&](const char* word) { return parse_position(line, word, word); };
    CHECK(refute(at("**ooo"), std::vector{at("oo*oo")}).empty());
    const std::vector<Position> goals{at("oooo*")};
    const auto found = refute(at("**ooo"), goals);
    REQUIRE(found.size() == 1);
    CHECK_FALSE(found[0].before_last_jump);
    check_claims(found[0], at("**ooo"), goals);
}

TEST_CASE("boards beyond the limit are left alone") {
    const Board large = Board::rectangle(most_holes + 1, 1);
    const Position start = full_but(large, {0, 0});
    CHECK(refute(start, std::vector{peg_in(large, {0, 0})}).empty());
}

TEST_CASE("no reached position is refuted, on random boards") {
    Random random;
    int refuted = 0;
    int reached_goals = 0;
    for (int n = 0; n < 400; ++n) {
        const Board board = random_board(random, 12);
        const Position start = position_of(board, random_position(random, board, 3));
        const auto reached = PlainGames(board).reached(bits_of(start));
        std::vector<Position> goals;
        for (int g = 0; g < 4; ++g) goals.push_back(position_of(board, random_position(random, board, 2)));
        for (const std::uint64_t bits : reached)
            if (random() % reached.size() < 3) goals.push_back(position_of(board, bits));
        for (const Position& goal : goals) {
            if (goal.peg_count() >= start.peg_count()) continue;
            const auto found = refute(start, std::span(&goal, 1));
            const bool possible = reached.count(bits_of(goal)) != 0;
            CHECK((!possible || found.empty()));
            reached_goals += possible ? 1 : 0;
            refuted += found.empty() ? 0 : 1;
            for (const Refutation& r : found) check_claims(r, start, {goal});
        }
    }
    CHECK(refuted > 100);
    CHECK(reached_goals > 100);
}
