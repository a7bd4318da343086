#include "search/levels/counts/game_count.hpp"
#include "search/levels/ranks/shares.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"
#include "support/parents.hpp"
#include "support/sampled.hpp"
#include "support/search.hpp"
#include "support/thread_ranks.hpp"

#include <mutex>

using namespace pegwright::tests;

namespace {

Searched searched_on(int size, const Game& game, const Limits& limits = {}) {
    std::vector<Searched> found(static_cast<std::size_t>(size));
    on_ranks(size, [&](Ranks& ranks) {
        Limits mine = limits;
        mine.ranks = &ranks;
        found[static_cast<std::size_t>(ranks.rank())] = searched(game, mine);
    });
    for (const Searched& other : found) {
        CHECK(column(other.reached) == column(found[0].reached));
        CHECK(column(other.winning) == column(found[0].winning));
        CHECK(other.solutions == found[0].solutions);
    }
    return found[0];
}

void check_same(const Searched& found, const Searched& expected) {
    CHECK(column(found.reached) == column(expected.reached));
    CHECK(column(found.winning) == column(expected.winning));
    CHECK(Searched::images(found.reached) == Searched::images(expected.reached));
    CHECK(Searched::images(found.winning) == Searched::images(expected.winning));
    CHECK(found.solutions == expected.solutions);
    CHECK(found.jumps == expected.jumps);
}

}  // namespace

TEST_CASE("ranks find together what one process finds", "[ranks][long]") {
    const struct {
        const char* board;
        const char* vacate;
        const char* finish;
    } rows[] = {{"T5", "a1", "a1"}, {"T6", "a1", "c5"}, {"T5", "", ""},      {"4x5", "b2", "b2"},
                {"T4", "a2", "b2"}, {"T1", "a1", "a1"}, {"3x3", "a1", "a1"}, {"diagonal:4x4", "a1", "b2"},
                {"T6", "a1", "a2"}, {"4x4", "a1", ""},  {"2x1", "a1", "b1"}};
    for (const auto& row : rows) {
        const Game game = game_of(parse_board(row.board), row.vacate, row.finish);
        const Searched expected = searched(game);
        for (const int size : {2, 3, 5}) {
            if (take_few() && size == 5) continue;
            INFO(row.board << " " << row.vacate << " " << row.finish << " on " << size << " ranks");
            Limits limits;
            limits.threads = size == 3 ? 2 : 1;
            check_same(searched_on(size, game, limits), expected);
        }
    }
}

TEST_CASE("ranks with little memory find the same", "[ranks]") {
    const Game game = game_of(parse_board("T6"), "a1", "a1");
    const Searched expected = searched(game);
    Limits limits;
    limits.memory = 600'000;
    check_same(searched_on(3, game, limits), expected);
}

TEST_CASE("ranks build levels of wide keys, with and without room", "[ranks]") {
    const struct {
        const char* board;
        const char* vacate;
        int pegs;
        std::uint64_t memory;
    } rows[] = {
        {"8x8", "a1", 57, plenty}, {"8x8", "", 60, plenty}, {"T6", "a1", 11, 300'000}, {"wiegleb", "e5", 39, plenty}};
    for (const auto& row : rows) {
        const Parents from = parents(row.board, row.vacate, row.pegs);
        INFO(row.board << ", " << from.keys.bits() << " bits");
        const std::vector<Key> expected = from.expected(LevelStep::jump);
        std::mutex mutex;
        std::vector<Key> found;
        std::vector<Key> back;
        std::uint64_t jumps = 0;
        on_ranks(3, [&](Ranks& ranks) {
            BlockPool blocks;
            Workspace workspace{2, row.memory, {}, blocks, &ranks};
            Level parents_here = from.level;
            keep_share(parents_here, fair_cuts({1}, 3), ranks.rank());
            const BuiltLevel built = build_level({from.keys, parents_here, LevelStep::jump}, workspace);
            const BuiltLevel again = build_level({from.keys, built.level, LevelStep::back, &parents_here}, workspace);
            const std::lock_guard lock(mutex);
            check_buckets(built.level);
            CHECK(built.level.total() == expected.size());
            const std::vector<Key> here = built.level.keys();
            found.insert(found.end(), here.begin(), here.end());
            const std::vector<Key> before = again.level.keys();
            back.insert(back.end(), before.begin(), before.end());
            jumps = built.jumps;
        });
        std::sort(found.begin(), found.end());
        CHECK(found == expected);
        std::vector<Key> with_jumps;
        for (const Key key : from.level.keys()) {
            bool some = false;
            for (const BitJump& jump : from.game.board.jumps()) some = some || jump.possible(from.keys.position(key));
            if (some) with_jumps.push_back(key);
        }
        CHECK(back == with_jumps);
        CHECK(jumps >= found.size());
    }
}

TEST_CASE("ranks count games like one process", "[ranks][long]") {
    const struct {
        const char* board;
        const char* vacate;
        const char* finish;
        std::uint64_t memory;
    } rows[] = {{"T5", "a1", "a1", plenty},         {"T5", "a4", "", plenty},       {"T6", "b3", "b3", 600'000},
                {"diagonal:4x4", "a1", "", plenty}, {"4x5", "a1", "a4", 1'000'000}, {"T1", "a1", "a1", plenty}};
    for (const auto& row : rows) {
        const Game game = game_of(parse_board(row.board), row.vacate, row.finish);
        const GameCount expected = count_games(game, true, {});
        for (const int size : {2, 5}) {
            INFO(row.board << " " << row.vacate << " on " << size);
            std::mutex mutex;
            on_ranks(size, [&](Ranks& ranks) {
                Limits limits;
                limits.threads = 2;
                limits.memory = row.memory;
                limits.ranks = &ranks;
                const GameCount found = count_games(game, true, limits);
                const std::lock_guard lock(mutex);
                CHECK(found.games == expected.games);
                CHECK(found.by_pegs == expected.by_pegs);
                CHECK(found.solutions == expected.solutions);
                CHECK(found.positions == expected.positions);
                CHECK(found.expanded == expected.expanded);
            });
        }
    }
}

TEST_CASE("a rank that stops in a level stops the others", "[ranks]") {
    const Game game = game_of(parse_board("T6"), "a1", "a1");
    for (const int who : {0, 1}) {
        const std::string error = error_of(Error::Kind::limit, [&] {
            on_ranks(3, [&](Ranks& ranks) {
                Limits limits;
                limits.threads = 2;
                limits.ranks = &ranks;
                limits.poll = [&](const Progress& place) {
                    if (ranks.rank() == who && place.pegs == 11) fail_limit("the time is over");
                };
                searched(game, limits);
            });
        });
        CHECK(error == (who == 0 ? "the time is over" : "rank 1: the time is over"));
    }
}
