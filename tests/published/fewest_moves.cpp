#include "published/fewest_moves.hpp"

#include "search/moves/move_levels.hpp"
#include "support/english.hpp"
#include "support/problems.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>
#include <stdexcept>

using namespace pegwright::tests;

namespace {

int fewest(const SmallBoard& board, HolePair problem, const std::vector<ResourceCount>& counts = {}) {
    const Bits start = board.full() & ~(Bits{1} << problem.first);
    const Shortest result = shortest(board, {.starts = {start},
                                             .goals = {Bits{1} << problem.second},
                                             .symmetries = hole_symmetries(board),
                                             .counts = counts});
    if (!result.jumps) throw std::runtime_error("no solution");
    return result.moves;
}

std::map<int, int> all_problems(const SmallBoard& board, const std::vector<ResourceCount>& counts = {}) {
    std::map<int, int> problems;
    for (const HolePair& problem : feasible_problems(board)) ++problems[fewest(board, problem, counts)];
    return problems;
}

std::string range(const std::map<int, int>& problems) {
    const int least = problems.begin()->first;
    const int most = problems.rbegin()->first;
    return least == most ? std::to_string(least) : fmt::format("{}-{}", least, most);
}

void triangles(Figures& figures) {
    const int s[] = {5, 9, 9, 12, 13};
    for (std::int32_t side = 4; side <= 8; ++side) {
        const SmallBoard board(Board::triangle(side));
        const auto search = [&] { return std::to_string(fewest_of_all(board)); };
        figures.compare(fmt::format("T{}: fewest moves S({})", side, side), std::to_string(s[side - 4]), search);
    }
}

void english(Figures& figures) {
    const SmallBoard board = english_board();
    const std::size_t centre = board.number({3, 3});
    const std::size_t c1 = board.number({2, 0});
    figures.compare("33 holes: central game", "18", [&] { return std::to_string(fewest(board, {centre, centre})); });
    figures.compare("33 holes: c1 to c1", "16", [&] {
        return std::to_string(fewest(board, {c1, c1}, english_counts()));
    });
    figures.compare("33 holes: problems", "21", [&] { return std::to_string(feasible_problems(board).size()); });
    figures.compare("33 holes: fewest moves of all problems", "15-19",
                    [&] { return range(all_problems(board, english_counts())); });
}

void six_by_six(Figures& figures) {
    const SmallBoard board(Board::rectangle(6, 6));
    figures.compare("6x6: problems", "21", [&] { return std::to_string(feasible_problems(board).size()); });
    std::map<int, int> corner;
    std::map<int, int> elsewhere;
    const auto search = [&] {
        for (const HolePair& problem : feasible_problems(board))
            ++(problem.first == 0 ? corner : elsewhere)[fewest(board, problem)];
    };
    figures.compare("6x6: fewest moves, vacancy in a corner", "16", [&] { return search(), range(corner); });
    figures.compare("6x6: fewest moves, vacancy elsewhere", "15-16", [&] { return range(elsewhere); });
    figures.compare("6x6: problems of these that take 16 moves", "1", [&] { return std::to_string(elsewhere[16]); });
}

void draughts(Figures& figures) {
    std::map<int, int> problems;
    figures.compare("32 holes: fewest moves of all problems", "17-19",
                    [&] { return range(problems = all_problems(draughts_board())); });
    figures.compare("32 holes: problems that take 19 moves", "1", [&] { return std::to_string(problems[19]); });
}

// Sizes of levels 1 … `last` of games of at most `bound` moves, from the start or, undoing moves, from the end.
std::string levels(Hole hole, bool backwards, int last, int bound, const std::vector<ResourceCount>& counts) {
    const SmallBoard board = english_board();
    const Bits finish = board.bit(hole);
    const Bits start = board.full() & ~finish;
    const SymmetryReducer reducer(keeping(hole_symmetries(board), finish));
    const MoveBounds bounds(board, {start}, {finish}, counts);
    MoveLevels side(board, reducer, backwards);
    const Limits limits;
    Watch watch(
        limits, [] { return Progress{"positions"}; }, [] { return std::size_t{0}; });
    side.begin({backwards ? finish : start});
    std::vector<std::size_t> sizes;
    for (int level = 1; level <= last; ++level) {
        side.expand(Sieve(bounds, backwards, bound - level), watch);
        sizes.push_back(side.front().size());
    }
    return fmt::format("{}", fmt::join(sizes, " "));
}

void beasley(Figures& figures) {
    const Hole centre{3, 3};
    const Hole c1{2, 0};
    figures.compare("central game: levels from the end", "1 16 979 14115",
                    [&] { return levels(centre, true, 4, 64, {}); });
    figures.compare("central game: levels 1-3 of Table 1", "1 2 9",
                    [&] { return levels(centre, false, 3, 18, english_counts()); });
    figures.compare("c1 to c1: levels 1-4 of Table 2", "2 6 32 204",
                    [&] { return levels(c1, false, 4, 16, english_counts()); });
    figures.compare("c1 to c1: levels from the end, constrained", "197 5785",
                    [&] { return levels(c1, true, 2, 16, english_counts()); });
}

}  // namespace

void published_fewest_moves(Figures& figures) {
    triangles(figures);
    english(figures);
    six_by_six(figures);
    draughts(figures);
    beasley(figures);
}
