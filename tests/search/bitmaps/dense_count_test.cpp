#include "search/bitmaps/dense_count.hpp"
#include "support/catch.hpp"
#include "support/search.hpp"

using namespace pegwright::tests;

namespace {

Limits with(unsigned threads, std::uint64_t memory) {
    Limits limits;
    limits.threads = threads;
    limits.memory = memory;
    return limits;
}

}  // namespace

TEST_CASE("bitmaps count what levels count", "[dense_count][long]") {
    const struct {
        const char* board;
        const char* vacate;
        const char* finish;
    } rows[] = {{"T6", "a1", "a1"}, {"T6", "b3", "c5"},  {"T6", "a2", ""},          {"5x5", "c3", "c3"},
                {"5x5", "b1", ""},  {"6x4", "a1", "d4"}, {"truncated18", "a2", ""}, {"T6", "a1", "a2"}};
    for (const auto& row : rows) {
        INFO(row.board << " " << row.vacate << " " << row.finish);
        const Game game = game_of(parse_board(row.board), row.vacate, row.finish);
        const Searched expected = searched(game);
        for (const unsigned threads : {1U, 3U}) {
            const DenseCount found = *dense_count(game, true, with(threads, std::uint64_t{1} << 30));
            CHECK(found.positions == Searched::images(expected.reached));
            CHECK(found.solutions == expected.solutions);
            // Without solutions the rest is the same.
            const DenseCount without = *dense_count(game, false, with(threads, std::uint64_t{1} << 30));
            CHECK(without.positions == found.positions);
            CHECK(without.finishes == found.finishes);
        }
    }
}

TEST_CASE("bitmaps are chosen where they fit and are filled", "[dense_count]") {
    const Limits plenty = with(2, std::uint64_t{8} << 30);
    CHECK(dense_is_better(game_of(parse_board("T7"), "a2", "a2"), plenty));
    CHECK(dense_is_better(game_of(parse_board("5x6"), "a1", "a1"), plenty));
    CHECK_FALSE(dense_is_better(game_of(parse_board("T7"), "a2", "a2"), with(2, 20'000'000)));
    CHECK_FALSE(dense_is_better(game_of(parse_board("english"), "d4", "d4"), plenty));  // eight symmetries
    CHECK_FALSE(dense_is_better(game_of(parse_board("T10"), "a1", "a1"), plenty));
    CHECK_FALSE(dense_is_better(game_of(parse_board("T4"), "a2", "b2"), plenty));
    CHECK_FALSE(dense_is_better(game_of(parse_board("T6"), "a1", "a1", "a1>=0"), plenty));
    // A line reaches a few hundred of the 2^31 positions of its class.
    for (const char* line : {"24x1", "1x30", "33x1"})
        CHECK_FALSE(dense_is_better(game_of(parse_board(line), "0,0", "0,0"), plenty));
}

TEST_CASE("without room for counts, bitmaps count positions only", "[dense_count]") {
    const Game game = game_of(parse_board("T6"), "a1", "a1");
    CHECK_FALSE(dense_count(game, true, with(2, 1000)).has_value());
    CHECK(dense_count(game, false, with(2, 1000))->positions == 291987);
}

TEST_CASE("the poll can stop a count on bitmaps", "[dense_count]") {
    Limits limits = with(2, std::uint64_t{1} << 30);
    limits.poll = [](const Progress& place) {
        if (place.pegs < 10) throw 1;
    };
    CHECK_THROWS_AS(dense_count(game_of(parse_board("T6"), "a1", "a1"), true, limits), int);
}
