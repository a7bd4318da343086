// The full board's weights, without regions that contain the vacancy, bound every problem at once. On small boards the
// problems with the least bound are then examined singly.
#include "search/regions/easiest_problem.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

namespace pegwright::search::regions {
namespace {

constexpr std::int64_t most_holes_one_by_one = 300;

std::vector<std::int64_t> at_once(const BoardRegions& regions, const std::vector<Problem>& problems) {
    const Board& board = regions.board();
    const std::optional<Position> goal = problems.front().goal_position();
    if (board.hole_count() - 1 == (goal ? goal->peg_count() : 1))  // one vacancy is the goal, no peg jumps
        return std::vector<std::int64_t>(problems.size(), 0);
    const RegionWeights& full = regions.of_full_board();
    std::vector<std::int64_t> lost(static_cast<std::size_t>(board.hole_count()), 0);
    std::int64_t all = 0;
    for (const std::size_t i : regions.to_leave(Position(board), goal)) {
        all += full.of[i];
        for (const std::uint32_t hole : regions.all()[i]) lost[hole] += full.of[i];
    }
    std::vector<std::int64_t> bounds;
    for (const Problem& problem : problems) {
        const std::int64_t left = all - lost[board.index(problem.start.vacated().front())];
        bounds.push_back(std::max<std::int64_t>((left + full.unit - 1) / full.unit, 1));
    }
    return bounds;
}

}  // namespace

EasiestProblem easiest_problem(const BoardRegions& regions, const std::vector<Problem>& problems) {
    const std::vector<std::int64_t> bounds = at_once(regions, problems);
    std::vector<std::size_t> order(problems.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return bounds[a] < bounds[b]; });
    EasiestProblem least{order.front(), bounds[order.front()]};
    if (regions.board().hole_count() > most_holes_one_by_one) return least;
    least.moves = BoardRegions::never;
    for (const std::size_t i : order) {
        if (bounds[i] >= least.moves) break;
        const std::int64_t moves =
            std::max(bounds[i], regions.bound(problems[i].start_position(), problems[i].goal_position()).moves);
        if (moves < least.moves) least = {i, moves};
    }
    return least;
}

}  // namespace pegwright::search::regions
