// Against plain search of every position of small boards on the three lattices.
#include "pegwright/solving/goal_rule.hpp"
#include "notation/positions.hpp"
#include "pegwright/counting/count.hpp"
#include "pegwright/playing/hints_by_rule.hpp"
#include "support/all_moves.hpp"
#include "support/catch.hpp"
#include "support/plain_fates.hpp"

#include <chrono>
#include <set>

using namespace pegwright::tests;
using pegwright::Fate;
using pegwright::GoalRule;
using pegwright::Outcome;

namespace {

struct Case {
    Board board;
    std::uint64_t start;
    GoalRule rule;
    std::uint64_t must;
    std::uint64_t may;

    Start start_position() const { return Start::at(position_of(board, start)); }
};

Case random_case(Random& random, std::size_t holes = 12) {
    const Board board = random_board(random, holes);
    const std::uint64_t start = random_position(random, board, 6);
    const auto kind = static_cast<GoalRule::Kind>(random() % 3);
    if (kind != GoalRule::Kind::partial) return {board, start, {kind}, 0, 0};
    // Pegs wanted where they may end up, and few of them.
    const std::uint64_t may = random_position(random, board, 4);
    const std::uint64_t must = may & ~random_position(random, board, 5);
    return {board, start, {kind, position_of(board, must), position_of(board, may)}, must, may};
}

// The positions that fit the rule, among those that games from `from` reach.
std::set<std::uint32_t> fitting(const Case& c, const PlainFates& plain, std::uint64_t from) {
    const auto reached = plain.reached({static_cast<std::uint32_t>(from)});
    std::set<std::uint32_t> ends;
    int fewest = 99, most = 0;
    for (std::uint32_t p = 0; p < plain.size(); ++p) {
        if (reached[p] == 0) continue;
        bool dead = true;
        plain.for_each_jump(p, [&](const auto&, std::uint32_t) { dead = false; });
        if (c.rule.kind == GoalRule::Kind::partial ? (p & c.must) == c.must && (p & ~c.may) == 0 : dead) ends.insert(p);
        if (!dead) continue;
        fewest = std::min(fewest, std::popcount(p));
        most = std::max(most, std::popcount(p));
    }
    if (c.rule.kind == GoalRule::Kind::fewest) std::erase_if(ends, [&](auto p) { return std::popcount(p) != fewest; });
    if (c.rule.kind == GoalRule::Kind::most) std::erase_if(ends, [&](auto p) { return std::popcount(p) != most; });
    return ends;
}

std::uint64_t sequences(const PlainFates& plain, std::uint32_t start, const std::set<std::uint32_t>& ends) {
    std::vector<std::uint64_t> to(plain.size());
    to[start] = 1;
    std::vector<std::uint32_t> order(plain.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(), [](auto a, auto b) { return std::popcount(a) > std::popcount(b); });
    for (const std::uint32_t p : order)
        if (to[p] != 0) plain.for_each_jump(p, [&](const auto&, std::uint32_t after) { to[after] += to[p]; });
    std::uint64_t sum = 0;
    for (const std::uint32_t end : ends) sum += to[end];
    return sum;
}

std::set<std::uint32_t> positions_of(const std::vector<Goal>& goals) {
    std::set<std::uint32_t> all;
    for (const Goal& goal : goals)
        for (const Position& position : goal.is_among() ? goal.alternatives() : std::vector{*goal.position()})
            all.insert(static_cast<std::uint32_t>(bits_of(position)));
    return all;
}

}  // namespace

TEST_CASE("goals by a rule are those that plain search finds") {
    Random random;
    std::size_t some = 0, none = 0;
    for (int i = 0; i < 300; ++i) {
        const Case c = random_case(random);
        const PlainFates plain(c.board);
        INFO(c.board.name() << " " << position_word(position_of(c.board, c.start)) << " rule "
                            << static_cast<int>(c.rule.kind) << " " << c.must << " " << c.may);
        const auto ends = fitting(c, plain, c.start);
        CHECK(positions_of(goals_by_rule(c.board, c.start_position(), c.rule, {})) == ends);
        CHECK(count_by_rule(c.board, c.start_position(), c.rule, {}) ==
              sequences(plain, static_cast<std::uint32_t>(c.start), ends));
        const auto found = solve_by_rule(c.board, c.start_position(), c.rule, {});
        REQUIRE(found.outcome.kind == (ends.empty() ? Outcome::Kind::impossible : Outcome::Kind::found));
        ++(ends.empty() ? none : some);
        if (ends.empty()) continue;
        CHECK(found.proven);
        JumpList jumps;
        found.outcome.player->play(jumps);
        CHECK(ends.contains(static_cast<std::uint32_t>(bits_of(*found.outcome.player->problem().goal_position()))));
    }
    CHECK(some > 100);
    CHECK(none > 10);
}

TEST_CASE("fewest moves by a rule are those of brute force") {
    Random random;
    std::size_t solved = 0;
    for (int i = 0; i < 120; ++i) {
        const Case c = random_case(random, 10);
        const SmallBoard small(c.board);
        const PlainFates plain(c.board);
        INFO(c.board.name() << " " << position_word(position_of(c.board, c.start)) << " rule "
                            << static_cast<int>(c.rule.kind) << " " << c.must << " " << c.may);
        const auto moves = all_moves(small, c.start);
        int least = 99;
        for (const std::uint32_t end : fitting(c, plain, c.start)) least = std::min(least, moves.at(end));
        const auto found = shortest_by_rule(c.board, c.start_position(), c.rule, std::nullopt, {});
        REQUIRE(static_cast<bool>(found.outcome) == (least < 99));
        if (!found.outcome) continue;
        CHECK(found.moves == least);
        CHECK(found.outcome.player->count().moves() == least);
        ++solved;
    }
    CHECK(solved > 50);
}

TEST_CASE("hints by a rule keep such a goal in reach") {
    Random random;
    std::size_t won = 0, lost = 0;
    for (int i = 0; i < 400; ++i) {
        const Case c = random_case(random);
        const PlainFates plain(c.board);
        INFO(c.board.name() << " " << position_word(position_of(c.board, c.start)) << " rule "
                            << static_cast<int>(c.rule.kind) << " " << c.must << " " << c.may);
        const auto ends = fitting(c, plain, c.start);
        const auto wins = plain.wins({ends.begin(), ends.end()});
        const auto found = hints_by_rule(position_of(c.board, c.start), c.rule, 10, {});
        CHECK(found.reached == ends.contains(static_cast<std::uint32_t>(c.start)));
        CHECK(found.fate == (ends.empty() ? Fate::lost : Fate::won));
        for (const auto& hint : found.jumps) {
            std::uint32_t after = 0;
            plain.for_each_jump(static_cast<std::uint32_t>(c.start), [&](const Jump& jump, std::uint32_t p) {
                if (jump == hint.jump) after = p;
            });
            // Without ends, wins() asks for single pegs.
            CHECK(hint.fate == (!ends.empty() && wins[after] != 0 ? Fate::won : Fate::lost));
            ++(hint.fate == Fate::won ? won : lost);
        }
    }
    CHECK(won > 50);
    CHECK(lost > 50);
}

TEST_CASE("one of several goals is solved and counted as plain search says") {
    Random random;
    std::size_t solvable = 0, unsolvable = 0;
    for (int i = 0; i < 900; ++i) {
        const Board board = random_board(random, 12);
        const PlainFates plain(board);
        const auto start = static_cast<std::uint32_t>(random_position(random, board, 6));
        const auto pegs = random() % 3 + 1;
        std::set<std::uint32_t> goals;
        for (int k = 0; k < 40; ++k)
            if (const auto p =
                    static_cast<std::uint32_t>(random_position(random, board, 2) & random_position(random, board, 2));
                std::popcount(p) == static_cast<int>(pegs) && goals.size() < 6)
                goals.insert(p);
        if (goals.size() < 2 || std::popcount(start) < static_cast<int>(pegs)) continue;
        std::vector<Position> positions;
        for (const std::uint32_t p : goals) positions.push_back(position_of(board, p));
        const Problem problem(board, Start::at(position_of(board, start)), Goal::among(positions));
        INFO(problem_words(problem));
        const bool reached = plain.wins({goals.begin(), goals.end()})[start] != 0;
        ++(reached ? solvable : unsolvable);
        const auto outcome = pegwright::solve(Query(problem), {});
        REQUIRE(outcome.kind == (reached ? Outcome::Kind::found : Outcome::Kind::impossible));
        if (reached) {
            JumpList jumps;
            outcome.player->play(jumps);
            CHECK(goals.contains(static_cast<std::uint32_t>(bits_of(*outcome.player->problem().goal_position()))));
        }
        CHECK(pegwright::count(problem, {}, {}).solutions == sequences(plain, start, goals));
        // As text, and back.
        const auto text = goal_text(problem);
        CHECK(parse_goal(board, text.key, text.value) == problem.goal);
    }
    CHECK(solvable > 30);
    CHECK(unsolvable > 30);
}

#ifndef PEGWRIGHT_SANITIZED
TEST_CASE("the fewest pegs of the 33-hole board are found at once", "[slow]") {
    Random random;
    const Board board = parse_board("english");
    std::vector<double> seconds;
    for (int i = 0; i < 60; ++i) {
        const std::uint64_t start = random_position(random, board, 2 + random() % 5);
        const auto begin = std::chrono::steady_clock::now();
        const auto found =
            pegwright::solve_by_rule(board, Start::at(position_of(board, start)), {GoalRule::Kind::fewest}, {});
        seconds.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
        REQUIRE(found.outcome);
        CHECK(found.proven);
        JumpList jumps;
        found.outcome.player->play(jumps);
    }
    std::sort(seconds.begin(), seconds.end());
    INFO("median " << seconds[seconds.size() / 2] << " s, longest " << seconds.back() << " s");
    CHECK(seconds[seconds.size() / 2] < 0.5);
}
#endif
