#include "game/move_count.hpp"
#include "notation/holes.hpp"
#include "search/paths/exhaustive_paths.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

namespace {

std::int64_t fewest(std::int32_t side, const char* vacate, const char* finish) {
    const Board board = Board::triangle(side);
    const SmallBoard small(board);
    const auto jumps = fewest_moves(small, small.full() & ~small.bit(parse_hole(board, vacate)),
                                    small.bit(parse_hole(board, finish)), {});
    MoveCount count;
    if (jumps)
        for (const Jump& j : *jumps) count.add(j);
    return jumps ? count.moves() : -1;
}

}  // namespace

TEST_CASE("fewest moves of all T_5 problems and T_4, as published") {
    const struct {
        const char* vacate;
        const char* finish;
        int moves;
    } rows[] = {{"a1", "a1", 10}, {"a4", "a1", 10}, {"c5", "a1", 9},  {"c5", "b3", 10},
                {"a1", "c5", 10}, {"b3", "c5", 11}, {"a4", "c5", 10}, {"c5", "c5", 9},
                {"a1", "a4", 11}, {"a4", "a4", 11}, {"d4", "a4", 11}, {"c5", "a4", 10}};
    for (const auto& row : rows) {
        INFO(row.vacate << " " << row.finish);
        CHECK(fewest(5, row.vacate, row.finish) == row.moves);
    }
    CHECK(fewest(4, "a2", "b2") == 5);
    CHECK(fewest(4, "a2", "a3") == -1);
    CHECK(fewest(5, "b3", "b3") == -1);
}

TEST_CASE("requirements are met, or the search fails") {
    const Board board = Board::triangle(4);
    const SmallBoard small(board);
    const Bits start = small.full() & ~small.bit({0, 1});
    const Bits goal = small.bit({1, 1});
    CHECK(fewest_moves(small, start, goal, {{Hole{0, 1}, Hole{1, 1}}}));
    // The start counts: a2 is empty and b2 full.
    CHECK_FALSE(fewest_moves(small, start, goal, {{Hole{2, 2}, Hole{2, 2}}}));
}
