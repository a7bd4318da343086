// Square boards that leave in bands of three rows (construct/bands/, theory/BANDS.md). A rectangle is left, a small
// board that is searched, or a large remainder that is peeled.
#include "compose/peeling/core.hpp"
#include "compose/peeling/peel.hpp"
#include "construct/bands/banded.hpp"
#include "pegwright/solving/engines/engine.hpp"
#include "pegwright/solving/engines/of_blocks.hpp"

namespace pegwright {
namespace {

// A range of small remainders, in the order in which they are found.
struct SmallBoards {
    int first;
    int end;
};
// A failed search takes almost a second. Peeling would be quicker, so few come before it.
constexpr SmallBoards at_first = {0, 2};
constexpr SmallBoards none = {0, 0};

Outcome by_bands(Task& task, const SmallBoards& boards, const construct::PlanRemainder& plan_rest = {}) {
    // Check before any work on each hole.
    Position::check_fits(task.query.board);
    if (!task.single()) return Outcome::met("");
    int met = 0;
    auto plan = construct::plan_bands(
        *task.single(),
        [&](std::span<const Hole> holes, Hole vacancy, Hole finish) -> std::optional<std::vector<Jump>> {
            const int number = met++;
            if (number < boards.first || number >= boards.end) return std::nullopt;
            return compose::peeling::solve_square_core(holes, vacancy, finish, task.limits);
        },
        plan_rest);
    if (!plan) return Outcome::met("");
    const auto made = plan_rest ? game::Parts::Made::by_peeling : game::Parts::Made::of_bands;
    return Outcome::found({task.query.chosen(*task.single()), std::make_shared<OfBlocks>(std::move(*plan), made)});
}

// Searches the boards skipped at first.
Outcome by_other_bands(Task& task) {
    const bool large = task.query.board.hole_count() >= fewest_large;
    return by_bands(task, {large ? at_first.end : 0, construct::most_searches});
}

bool has_bands(Task& task) { return task.query.board.lattice() == Lattice::square && task.query.normal().is_single(); }

}  // namespace

bool bands_take(Task& task) { return task.query.board.hole_count() >= fewest_large && has_bands(task); }
Outcome solve_by_bands(Task& task) { return by_bands(task, at_first); }

bool cut_bands_take(Task& task) { return task.query.board.hole_count() >= fewest_cut_down && has_bands(task); }
Outcome solve_by_cut_bands(Task& task) {
    const auto peel_remainder = [&](std::vector<Hole> holes, Hole vacancy, Hole finish, int round) {
        return compose::peeling::peel_remainder(std::move(holes), vacancy, finish, round, task.limits, task.seed);
    };
    Outcome outcome = by_bands(task, none, peel_remainder);
    return outcome ? outcome : by_other_bands(task);
}

bool other_bands_take(Task& task) { return task.query.board.hole_count() < fewest_cut_down && has_bands(task); }
Outcome solve_by_other_bands(Task& task) { return by_other_bands(task); }

}  // namespace pegwright
