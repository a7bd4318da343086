// Large triangles in n^2/8 + O(n) moves (compose/few_moves/, theory/MOVES.md).
#include "compose/few_moves/triangles/grown_triangle.hpp"
#include "compose/few_moves/triangles/side_clearing.hpp"
#include "compose/few_moves/triangles/triangle_short.hpp"
#include "construct/construction.hpp"
#include "pegwright/solving/short/short_engine.hpp"

namespace pegwright {
namespace {

using compose::few_moves::SideClearing;
using compose::few_moves::TriangleShort;

bool is_triangle(const ShortTask& task) {
    return task.is_large() && task.problem().board.family() == Board::Family::triangle && task.is_single();
}

std::int64_t wanted_moves(std::int64_t side) { return side * side / 8 + 3 * side + 30; }

}  // namespace

bool growing_takes(const ShortTask& task) { return is_triangle(task); }

// Grows a small triangle's solution around the vacancy.
std::optional<Player> solve_by_growing(ShortTask& task) {
    const Problem problem = task.problem();
    const auto growth =
        compose::few_moves::GrownTriangle::find(problem.board.height(), problem.vacate(), task.finish());
    if (!growth) return std::nullopt;
    task.grown = true;
    JumpList base;
    shortened(*construct::plan_player(growth->base()), task.limits, task.wanted.seed).play_unrefereed(base);
    const Player player(
        {task.board(), task.usual.problem().start, task.query.goal.value_or(Goal::finish({growth->finish()}))},
        "grown from " + growth->base().board.name(),
        [growth = *growth, jumps = std::move(base.list)](JumpSink& sink) { growth.play(jumps, sink); });
    // Reordering alone would not help.
    return problem.jump_count() > jumps_to_search ? player : shortened(player, task.limits, task.wanted.seed);
}

bool chosen_finish_takes(const ShortTask& task) {
    return is_triangle(task) && !task.grown && task.usual.problem().normal().is_single();
}

// Goes along a strip; if that takes too many moves, tries a small triangle around both holes.
std::optional<Player> solve_to_chosen_finish(ShortTask& task) {
    const Problem problem = task.problem();
    const std::int32_t side = problem.board.height();
    const compose::few_moves::PieceSearch search{
        [&](const Player& part) { return shortened(part, task.limits, task.wanted.seed); }, task.limits,
        task.wanted.seed};
    const auto player_of = [&](const char* how, auto found) {
        return Player(task.usual.problem(), how, [found = std::move(found)](JumpSink& sink) { found.play(sink); });
    };
    std::optional<Player> best;
    if (auto strip = TriangleShort::find(side, problem.vacate(), problem.finish(), search))
        best = player_of("constructed: a triangle, and the last peg along a strip", std::move(*strip));
    if (!best || best->count(task.limits.poll).moves() > wanted_moves(side))
        if (auto sides = SideClearing::find(side, problem.vacate(), problem.finish(), search)) {
            const Player other = player_of("constructed: a triangle around both holes", std::move(*sides));
            if (!best || other.count(task.limits.poll).moves() < best->count(task.limits.poll).moves()) best = other;
        }
    if (!best || problem.jump_count() > jumps_to_search) return best;
    return shortened(*best, task.limits, task.wanted.seed);
}

}  // namespace pegwright
