#include "search/levels/counts/pair_counts.hpp"

#include "support/any_board.hpp"
#include "support/catch.hpp"
#include "support/problems.hpp"

#include <map>

using namespace pegwright::tests;

namespace {

// Jump by jump with a map.
std::vector<Integer> counts_of_single_pegs(const SmallBoard& board, std::size_t vacancy) {
    std::map<Bits, Integer> level{{board.full() & ~(Bits{1} << vacancy), 1}};
    for (std::size_t pegs = board.size() - 1; pegs > 1; --pegs) {
        std::map<Bits, Integer> next;
        for (const auto& [position, counts] : level)
            for (const BitJump& jump : board.jumps())
                if (jump.possible(position)) next[position ^ jump.flip] += counts;
        level = std::move(next);
    }
    std::vector<Integer> counts(board.size());
    for (const auto& [position, sum] : level) counts[static_cast<std::size_t>(std::countr_zero(position))] = sum;
    return counts;
}

std::vector<VacancyAndFinish> pairs_of(const SmallBoard& board) {
    std::vector<VacancyAndFinish> pairs;
    for (const auto& [vacate, finish] : feasible_problems(board)) pairs.push_back({vacate, finish});
    return pairs;
}

void check_all(const Board& whole, const Limits& limits) {
    INFO(whole.label());
    const SmallBoard board(whole);
    const std::vector<VacancyAndFinish> pairs = pairs_of(board);
    const PairCounts counted = count_pairs(board, pairs, limits);
    REQUIRE(counted.solutions.size() == pairs.size());
    std::map<std::size_t, std::vector<Integer>> expected;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto [vacate, finish] = pairs[i];
        if (expected.count(vacate) == 0) expected[vacate] = counts_of_single_pegs(board, vacate);
        INFO(vacate << " to " << finish);
        CHECK(counted.solutions[i] == expected[vacate][finish]);
    }
}

}  // namespace

TEST_CASE("solutions of all pairs agree with a plain count", "[pair_counts][long]") {
    for (const char* name : {"T2", "T3", "T4", "T5", "T6", "1x2", "1x4", "3x4", "4x4", "5x3", "4x5", "diagonal:3x3",
                             "diagonal:4x3", "triangular:3x3", "triangular:4x3"})
        for (const unsigned threads : {1U, 2U})
            if (threads == 2 || !take_few()) check_all(parse_board(name), {.threads = threads});
}

TEST_CASE("solutions of all pairs of boards of any shape", "[pair_counts]") {
    Random random;
    for (int i = 0; i < (take_all() ? 2'000 : 100); ++i)
        if (const Board board = random_board(random); board.hole_count() > 1) check_all(board, {});
}

TEST_CASE("a pair's images and its reversal have its solutions", "[pair_counts]") {
    const SmallBoard board(parse_board("4x5"));
    const std::vector<VacancyAndFinish> pairs = pairs_of(board);
    const PairCounts counted = count_pairs(board, pairs, {});
    for (const HolePermutation& symmetry : hole_symmetries(board)) {
        std::vector<VacancyAndFinish> images;
        for (const auto& [vacate, finish] : pairs) images.push_back({symmetry[finish], symmetry[vacate]});
        CHECK(count_pairs(board, images, {}).solutions == counted.solutions);
    }
}

TEST_CASE("with little memory, counts cross over in parts", "[pair_counts][long]") {
    const SmallBoard board(parse_board("T7"));
    const VacancyAndFinish pair[] = {{1, 2}};
    const Integer solutions = Integer("22789743014998172");  // by bitmaps
    const TemporaryFolder folder;
    const Limits limits[] = {{.threads = 2},
                             {.threads = 2, .memory = 120'000'000},
                             {.threads = 2, .directory = folder.path()},
                             {.threads = 1, .memory = 16'000'000, .directory = folder.path()}};
    for (const Limits& some : limits) {
        INFO(some.memory << " bytes " << some.directory);
        CHECK(count_pairs(board, pair, some).solutions.front() == solutions);
    }
    CHECK(folder.files() == std::vector<std::string>{});
}

TEST_CASE("solutions of all pairs are the same with levels in files", "[pair_counts][long]") {
    const TemporaryFolder folder;
    for (const char* name : {"T2", "T5", "T6", "1x4", "4x4", "5x3", "4x5", "diagonal:4x3", "triangular:4x3"})
        check_all(parse_board(name), {.threads = 2, .directory = folder.path()});
}
