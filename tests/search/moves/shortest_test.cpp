#include "search/moves/shortest.hpp"
#include "board/parse.hpp"
#include "notation/holes.hpp"

#include "game/move_count.hpp"
#include "search/moves/count_program.hpp"
#include "search/moves/move_bounds.hpp"
#include "support/all_moves.hpp"
#include "support/english.hpp"
#include "support/error_of.hpp"
#include "support/problems.hpp"
#include "support/sampled.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <random>

using namespace pegwright::tests;

namespace {

// Replays a game; its moves, or -1 if it is wrong.
int replayed(const SmallBoard& board, Bits position, Bits finishes, const std::vector<Jump>& jumps) {
    MoveCount count;
    for (const Jump& jump : jumps) {
        const auto fits = [&](const BitJump& j) { return board.jump(j) == jump && j.possible(position); };
        const auto made = std::find_if(board.jumps().begin(), board.jumps().end(), fits);
        if (made == board.jumps().end()) return -1;
        position ^= made->flip;
        count.add(jump);
    }
    return std::has_single_bit(position) && (position & finishes) != 0 ? static_cast<int>(count.moves()) : -1;
}

// Fewest moves, or -1.
int fewest(const SmallBoard& board, std::size_t vacate, Bits finishes, const std::vector<ResourceCount>& counts = {}) {
    const Bits start = board.full() & ~(Bits{1} << vacate);
    const Shortest result = shortest(
        board,
        {.starts = {start}, .goals = single_pegs(finishes), .symmetries = hole_symmetries(board), .counts = counts});
    REQUIRE(result.jumps.has_value() != result.unsolvable);
    if (!result.jumps) return -1;
    CHECK(replayed(board, start, finishes, *result.jumps) == result.moves);
    return result.moves;
}

int fewest(const SmallBoard& board, Hole vacate, Hole finish, const std::vector<ResourceCount>& counts = {}) {
    return fewest(board, board.number(vacate), board.bit(finish), counts);
}

// The best counts must hold at all positions reached. Returns how many beat the regions' bounds.
int check_counts(const MoveBounds& bounds, Bits position, const std::map<Bits, int>& reached,
                 const std::vector<Bits>& goals) {
    CountProgram from(bounds, true);
    CountProgram to(bounds, false);
    const auto from_start = from.best(position);
    const auto to_finish = to.best(position);
    if (!from_start || !to_finish) return 0;  // built without GLPK
    const auto rest = all_moves(bounds.board(), position);
    for (const Bits goal : goals)
        if (const auto end = rest.find(goal); end != rest.end() && to_finish->to_finish(position) > end->second)
            FAIL("a count says too much to the goal");
    for (const auto& [other, made] : reached)
        if (from_start->from_start(other) > made) FAIL("a count says too much from the start");
    for (const ResourceBound* bound : {&*from_start, &*to_finish})
        for (const auto& [after, made] : rest)
            if (made == 1 && bound->count().value(position) - bound->count().value(after) > bound->count().most_lost)
                FAIL("a move lowers a count by more");
    // The sieve agrees with the counts.
    const int needed = to_finish->to_finish(position);
    for (const int moves : {needed - 1, needed})
        if (Sieve(bounds, false, moves, {&*to_finish, 1}).passes(position) !=
            (std::max(needed, bounds.to_finish(position)) <= moves))
            FAIL("the sieve says something else");
    const int made = from_start->from_start(position);
    for (const int moves : {made - 1, made})
        if (Sieve(bounds, true, moves, {&*from_start, 1}).passes(position) !=
            (std::max(made, bounds.from_start(position)) <= moves))
            FAIL("the sieve says something else from the start");
    return (made > bounds.from_start(position) ? 1 : 0) + (needed > bounds.to_finish(position) ? 1 : 0);
}

// Two neighbours on a line weigh at least as much as the hole behind them.
bool is_pagoda(const SmallBoard& board, const std::vector<int>& weights) {
    return std::all_of(board.jumps().begin(), board.jumps().end(),
                       [&](const BitJump& j) { return weights[j.from] + weights[j.over] >= weights[j.to]; });
}

}  // namespace

TEST_CASE("fewest moves of every pair agree with brute force", "[long]") {
    for (const Board& name : {Board::triangle(4), Board::triangle(5), Board::rectangle(4, 4), Board::rectangle(5, 3)}) {
        const SmallBoard board(name);
        for (std::size_t s = 0; s < board.size(); ++s) {
            const auto moves = all_moves(board, board.full() & ~(Bits{1} << s));
            int best = -1;
            for (std::size_t f = 0; f < board.size(); ++f) {
                const auto end = moves.find(Bits{1} << f);
                const int expected = end == moves.end() ? -1 : end->second;
                CHECK(fewest(board, s, Bits{1} << f) == expected);
                if (expected >= 0 && (best < 0 || expected < best)) best = expected;
            }
            CHECK(fewest(board, s, board.full()) == best);
        }
    }
}

TEST_CASE("no bound says more than brute force", "[long]") {
    const Board square = sampled<Board>(Board::rectangle(4, 3), Board::rectangle(4, 4));
    for (const Board& name : {Board::triangle(5), square}) {
        const SmallBoard board(name);
        const Bits start = board.full() & ~board.bit({0, 1});
        for (const auto& [position, made] : all_moves(board, start)) {
            const auto rest = all_moves(board, position);
            for (std::size_t f = 0; f < board.size(); ++f) {
                const MoveBounds bounds(board, {start}, {Bits{1} << f});
                if (bounds.from_start(position) > made) FAIL("too much from the start");
                const auto end = rest.find(Bits{1} << f);
                if (end != rest.end() && bounds.to_finish(position) > end->second) FAIL("too much to the finish");
            }
        }
    }
}

TEST_CASE("fewest moves of any problem agree with brute force", "[long]") {
    std::mt19937 random(5);
    int solved = 0;
    int said = 0;
    for (const char* name : {"4x4", "T5", "english", "triangular:4x4", "diagonal:4x3", "diagonal:3x3", "diagonal:4x4",
                             "diagonal:.oo/oooo/oo"}) {
        const SmallBoard board(parse_board(name));
        for (int round = 0; round < 12; ++round) {
            Bits start = random() & board.full();
            while (std::popcount(start) > 10) start &= start - 1;
            const auto reached = all_moves(board, start);
            std::vector<Bits> goals{random() & random() & board.full()};
            for (const auto& [position, made] : reached)
                if (random() % reached.size() < 2) goals.push_back(position);
            int expected = -1;
            for (const Bits goal : goals)
                if (const auto end = reached.find(goal);
                    end != reached.end() && (expected < 0 || end->second < expected))
                    expected = end->second;
            const Shortest found =
                shortest(board, {.starts = {start}, .goals = goals, .symmetries = hole_symmetries(board)});
            INFO(name << " " << start << " " << expected);
            CHECK(found.unsolvable == (expected < 0));
            CHECK(found.jumps.has_value() == (expected >= 0));
            if (expected >= 0) CHECK(found.moves == expected);
            solved += expected > 1;
            const MoveBounds bounds(board, {start}, goals);
            for (const auto& [position, made] : reached) {
                if (bounds.from_start(position) > made) FAIL("too much from the start");
                if (random() % reached.size() >= 20) continue;
                said += check_counts(bounds, position, reached, goals);
                const auto rest = all_moves(board, position);
                for (const Bits goal : goals)
                    if (const auto end = rest.find(goal); end != rest.end() && bounds.to_finish(position) > end->second)
                        FAIL("too much to the goal");
            }
        }
    }
    CHECK(solved > 10);
    CHECK(said > 100);
}

TEST_CASE("several starts and goals take the moves of their best pair") {
    for (const Board& name : {Board::triangle(5), Board::rectangle(4, 4), Board::triangle(4)}) {
        const SmallBoard board(name);
        int best = 64;
        for (std::size_t s = 0; s < board.size(); ++s) {
            const auto moves = all_moves(board, board.full() & ~(Bits{1} << s));
            for (std::size_t f = 0; f < board.size(); ++f)
                if (const auto end = moves.find(Bits{1} << f); end != moves.end()) best = std::min(best, end->second);
        }
        ShortestQuestion question = all_pairs(board);
        const Shortest one = shortest(board, question);
        CHECK(one.moves == best);
        Limits three;
        three.threads = 3;
        const Shortest same = shortest(board, question, three);
        CHECK(same.jumps == one.jumps);
        CHECK(same.from_start == one.from_start);
        CHECK(same.from_end == one.from_end);
        question.decide = true;
        for (const int most : {best - 1, best, best + 3}) {
            question.most_moves = most;
            const Shortest decided = shortest(board, question);
            CHECK(decided.jumps.has_value() == (most >= best));
            if (decided.jumps) CHECK(replayed(board, *decided.start, board.full(), *decided.jumps) <= most);
        }
        question.decide = question.find_counts = false;
        question.most_moves = 64;
        CHECK(shortest(board, question).moves == best);
    }
}

TEST_CASE("Merson regions of full boards, as published") {
    const auto packed = [](const SmallBoard& board) { return MersonBound(board, {}, {}).to_finish(board.full()); };
    // [Bell 2008, Figure 11]; [Beasley 2013], his Figure 6 and the 6 x 6 board.
    CHECK(packed(SmallBoard(Board::triangle(6))) == 9);
    CHECK(packed(SmallBoard(Board::triangle(8))) == 13);
    CHECK(packed(SmallBoard(Board::triangle(10))) == 18);
    CHECK(packed(SmallBoard(Board::rectangle(6, 6))) == 16);
    // Not published: 36 overlapping blocks, more than a table holds.
    CHECK(packed(SmallBoard(Board::rectangle(8, 8))) == 25);
    const SmallBoard english = english_board();
    CHECK(packed(english) == 12);
    CHECK(MersonBound(english, {}, {}).to_finish(english.full() & ~english.bit({3, 3})) == 12);
}

TEST_CASE("Beasley's counts for the English board are valid") {
    const SmallBoard board = english_board();
    for (const ResourceCount& count : english_counts()) {
        if (count.most_lost == 0)
            CHECK(is_pagoda(board, count.weights));
        else
            CHECK(most_lost_in_a_move(board, count) == count.most_lost);
    }
    std::vector<int> corner(board.size(), 0);
    corner[0] = 1;
    CHECK_FALSE(is_pagoda(board, corner));
    CHECK(most_lost_in_a_move(board, {corner}) == 1);
}

TEST_CASE("S(4) … S(7) and all problems of T_5, as published", "[long]") {
    // [Bell 2008, Table 4], and Bell's pages for T_5; the last five are unsolvable.
    const int s[] = {5, 9, 9, 12};
    for (std::int32_t side = 4; side <= 7; ++side)
        CHECK(fewest_of_all(SmallBoard(Board::triangle(side))) == s[side - 4]);
    const struct {
        const char* vacate;
        const char* finish;
        int moves;
    } rows[] = {{"a1", "a1", 10}, {"a4", "a1", 10}, {"c5", "a1", 9},  {"c5", "b3", 10}, {"a1", "c5", 10},
                {"b3", "c5", 11}, {"a4", "c5", 10}, {"c5", "c5", 9},  {"a1", "a4", 11}, {"a4", "a4", 11},
                {"d4", "a4", 11}, {"c5", "a4", 10}, {"a1", "b3", -1}, {"b3", "a1", -1}, {"b3", "a4", -1},
                {"a4", "b3", -1}, {"b3", "b3", -1}};
    const Board t5 = Board::triangle(5);
    for (const auto& row : rows)
        CHECK(fewest(SmallBoard(t5), parse_hole(t5, row.vacate), parse_hole(t5, row.finish)) == row.moves);
}

#ifndef PEGWRIGHT_SANITIZED
TEST_CASE("the English central game takes 18 moves", "[long]") {
    CHECK(fewest(english_board(), Hole{3, 3}, Hole{3, 3}, english_counts()) == 18);
    CHECK(fewest(english_board(), Hole{3, 3}, Hole{3, 3}) == 18);
}

TEST_CASE("problems of the 6 x 6 board, as published", "[long]") {
    // [Beasley 2013]: 16 moves from a corner, 15 from elsewhere but for one problem.
    const SmallBoard board(Board::rectangle(6, 6));
    CHECK(fewest(board, Hole{0, 0}, Hole{3, 3}) == 16);
    CHECK(fewest(board, Hole{1, 0}, Hole{1, 0}) == 15);
    CHECK(fewest(board, Hole{2, 0}, Hole{2, 0}) == 16);
}
#endif

TEST_CASE("a search for fewest moves stops at limits and polls", "[long]") {
    const SmallBoard board = english_board();
    ShortestQuestion question{
        .starts = {board.full() & ~board.bit({3, 3})}, .goals = {board.bit({3, 3})}, .most_moves = 12};
    const Shortest none = shortest(board, question);
    CHECK_FALSE(none.jumps);
    CHECK_FALSE(none.unsolvable);
    CHECK(none.moves == 12);
    // A pagoda function rules this out at once.
    const Shortest ruled_out =
        shortest(board, {.starts = {1}, .goals = {board.bit({3, 1})}, .counts = english_counts(), .most_moves = 0});
    CHECK(ruled_out.unsolvable);
    question.most_moves = 64;
    Limits limits;
    limits.poll = [](const Progress&) { throw 1; };
    CHECK_THROWS_AS(shortest(board, question, limits), int);
    limits = {};
    limits.memory = 10'000'000;
    CHECK(says(error_of(Error::Kind::limit, [&] { shortest(board, question, limits); }), "memory is full ("));
    CHECK(shortest(board, {.starts = {1}, .goals = {1}}).jumps == std::vector<Jump>{});
}

TEST_CASE("a beam of some width never claims too much") {
    std::mt19937_64 random(11);
    int proven = 0;
    int missed = 0;
    for (const char* name : {"T5", "T6", "4x5", ".oo./oooo/oooo/.oo."}) {
        const SmallBoard board(parse_board(name));
        for (int tries = 0; tries < 12; ++tries) {
            const Bits start = board.full() & ~(Bits{1} << random() % board.size());
            const Bits finish = Bits{1} << random() % board.size();
            ShortestQuestion question{.starts = {start}, .goals = {finish}, .symmetries = hole_symmetries(board)};
            const Shortest exact = shortest(board, question);
            question.decide = true;
            for (const std::size_t width : {1U, 5U, 50U, 5000U})
                for (int most = std::max(1, exact.moves - 2); most < exact.moves + 2; ++most) {
                    question.most_moves = most;
                    question.width = width;
                    const Shortest found = shortest(board, question);
                    if (found.jumps) {
                        CHECK(replayed(board, start, finish, *found.jumps) <= most);
                        REQUIRE(exact.jumps);
                        CHECK(most >= exact.moves);
                    } else if (found.missed) {
                        ++missed;
                    } else {
                        CHECK((!exact.jumps || most < exact.moves));
                        ++proven;
                    }
                }
        }
    }
    CHECK(proven > 50);
    CHECK(missed > 10);
}
