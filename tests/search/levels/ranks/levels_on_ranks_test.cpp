#include "search/levels/ways/game_count.hpp"
#include "support/catch.hpp"
#include "support/parents.hpp"
#include "support/search.hpp"
#include "support/thread_ranks.hpp"

#include <mutex>

using namespace pegwright::tests;

namespace {

// What each of several ranks finds, which must be the same.
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

TEST_CASE("ranks find together what one finds alone", "[ranks]") {
    const struct {
        const char* board;
        const char* vacate;
        const char* finish;
    } rows[] = {{"T5", "a1", "a1"}, {"T6", "a1", "c5"}, {"T6", "", ""},        {"4x5", "b2", "b2"},
                {"T4", "a2", "b2"}, {"T1", "a1", "a1"}, {"3x3", "a1", "a1"},   {"diagonal:4x4", "a1", "b2"},
                {"T6", "a1", "a2"}, {"4x4", "a1", ""},  {"2x1", "a1", "b1"}};
    for (const auto& row : rows) {
        const Game game = game_of(parse_board(row.board), row.vacate, row.finish);
        const Searched expected = searched(game);
        for (const int size : {2, 3, 5}) {
            INFO(row.board << " " << row.vacate << " " << row.finish << " on " << size << " ranks");
            for (const unsigned threads : {1U, 2U}) {
                Limits limits;
                limits.threads = threads;
                check_same(searched_on(size, game, limits), expected);
            }
        }
    }
}
