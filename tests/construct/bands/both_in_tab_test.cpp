// Both ends in one tab (theory/BANDS.md, part 4): the finite part by search, and whole boards.
#include "construct/bands/solved_in_bands.hpp"
#include "support/sampled.hpp"

using namespace pegwright::tests;

namespace {

const int deepest_tab = sampled(1, 4);
const int remainders_apart = sampled(7, 1);
const int pairs_apart = sampled(23, 3);

// A tab on a core that extends `left` and `right` beyond it.
Board tab_on_core(int bands, int width, int left, int right, int core_rows) {
    std::vector<Hole> holes;
    for (int y = 0; y < 3 * bands + core_rows; ++y) {
        const bool core = y >= 3 * bands;
        for (int x = core ? 0 : left; x < left + width + (core ? right : 0); ++x) holes.push_back({x, y});
    }
    return Board::of(Lattice::square, pegwright::board::Spans(holes));
}

}  // namespace

TEST_CASE("small remainders with both ends in the first band of a tab", "[long]") {
    int asked = 0;
    for (int bands = 1; bands <= deepest_tab; ++bands)
        for (const int left : {1, 2})
            for (const int core_rows : {1, 2, 3})
                for (const int width : {8, 9, 10}) {
                    const Board board = tab_on_core(bands, width, left, 0, core_rows);
                    INFO(board.label());
                    const std::vector<Hole> holes = board.holes();
                    for (int i = 0; i < 3 * 8; ++i)
                        for (int j = 0; j < 3 * 8; ++j) {
                            const Hole vacate{left + i % 8, i / 8};
                            const Hole finish{left + j % 8, j / 8};
                            if (std::min(i % 8, j % 8) >= 5 || !is_feasible({board, vacate, finish})) continue;
                            ++asked;
                            if (asked % remainders_apart != 0) continue;
                            auto jumps = search_remainder(holes, vacate, finish);
                            REQUIRE(jumps);
                            CHECK(referee_on(Solution{{board, vacate, finish}, std::move(*jumps)}));
                        }
                }
    CHECK(asked == 770 * deepest_tab);
}

TEST_CASE("tabs of sixteen and more columns: every third feasible pair", "[long]") {
    OutsideReferee outside;
    int asked = 0;
    for (const auto& [bands, width, left, right, core_rows] :
         {std::tuple{1, 16, 1, 2, 4}, {1, 17, 2, 2, 7}, {2, 16, 4, 1, 5}, {1, 22, 7, 11, 8}}) {
        const Board board = tab_on_core(bands, width, left, right, core_rows);
        INFO(board.label());
        for (int i = 0; i < 3 * bands * width; ++i)
            for (int j = 0; j < 3 * bands * width; ++j) {
                const Problem problem(board, Hole{left + i % width, i / width}, Hole{left + j % width, j / width});
                if (!is_feasible(problem) || ++asked % pairs_apart != 0) continue;
                INFO(pegwright::board::hole_name(problem.vacate())
                     << " " << pegwright::board::hole_name(problem.finish()));
                CHECK(solved_in_bands(problem, outside));
            }
    }
    CHECK(asked > 1'600);
    CHECK(outside.accepts());
}
