#include "search/winning/fate_table.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"
#include "support/plain_fates.hpp"

using namespace pegwright::tests;

TEST_CASE("fates of every position are those of the brute force", "[fates][long]") {
    for (const char* name : {"T4", "T5", "4x4", "4x5", "diagonal:4x4", "triangular:.oo/ooo/oo.", "1x1"}) {
        INFO(name);
        const Board board = parse_board(name);
        const SmallBoard small(board);
        const PlainFates plain(board);
        std::vector<std::vector<std::uint32_t>> goals{{}, {1}, {plain.full() & 0x25}};
        for (const auto& goal : goals) {
            const std::vector<char> expected = plain.wins(goal);
            std::vector<Bits> wanted(goal.begin(), goal.end());
            if (goal.empty()) wanted = single_pegs(small.full());
            FateTable table(small, wanted);
            std::uint32_t wrong = 0;
            for (std::uint32_t p = 0; p < plain.size(); ++p) wrong += table.wins(p) != (expected[p] != 0) ? 1U : 0U;
            CHECK(wrong == 0);
            CHECK(table.positions() == plain.size());
        }
    }
}

TEST_CASE("a stopped table of fates is right, and goes on", "[fates]") {
    const Board board = parse_board("5x5");
    const SmallBoard small(board);
    const std::vector<Bits> goals = single_pegs(small.full());
    const Bits start = small.full() & ~small.bit({1, 0});  // in a class of its own
    int calls = 0;
    FateTable stopped(small, goals, [&] {
        if (++calls == 3) fail_limit("enough");
    });
    FateTable whole(small, goals);
    CHECK(error_of(Error::Kind::limit, [&] { stopped.wins(start); }) == "enough");
    CHECK(stopped.wins(start) == whole.wins(start));
    CHECK(calls > 3);
    CHECK(says(error_of(Error::Kind::limit, [&] { FateTable(SmallBoard(parse_board("6x5")), goals); }),
               "25 holes at most, not of 30"));
}
