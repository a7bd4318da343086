#include "construct/bands/banded.hpp"

#include "construct/bands/band_purges.hpp"
#include "construct/families/rectangle.hpp"
#include "construct/scheduler/scheduler.hpp"
#include "theory/feasibility.hpp"
#include "theory/position_class.hpp"

namespace pegwright::construct {
namespace {

class Steps {
public:
    explicit Steps(Insertions& plan) : plan_(plan) {}

    void operator()(const Bands& bands) {
        for (std::int32_t i = 0; i < bands.count; ++i)
            purges_.clear(plan_, bands.place * Affine{{0, i * band_rows}}, bands.width);
    }
    void operator()(const RelocatedBlock& block) {
        const Hole outside = block.place(block.purge->from);
        const Hole inside = block.place(block.purge->to);
        if (block.of_start)
            plan_.relocate(placed(block.purge->forward, block.place), inside);
        else
            plan_.bring(placed(block.purge->backward, block.place), inside, outside);
    }

private:
    Insertions& plan_;
    BandPurges purges_;
};

// What is left, as a board of its own.
Problem rectangle_problem(const RectangleLeft& left, const Reduction& of) {
    return {Board::rectangle(left.width, left.height), of.vacancy - left.corner, of.finish - left.corner};
}

std::vector<Jump> rectangle_jumps(const RectangleLeft& left, const Reduction& of) {
    struct List : JumpSink {
        void take(std::span<const Jump> more) override { jumps.insert(jumps.end(), more.begin(), more.end()); }
        std::vector<Jump> jumps;
    } list;
    play(plan_rectangle(rectangle_problem(left, of)), list);
    return placed(list.jumps, Affine{left.corner});
}

bool classes_agree(const Problem& problem) {
    const auto class_of = [&](Hole h) { return theory::position_class(problem.board.lattice(), std::span(&h, 1)); };
    return theory::full_board_class(problem.board) + class_of(problem.vacate()) == class_of(problem.finish());
}

// Classes are compared first, so that no lump is searched in vain.
std::optional<Reduction> solvable_reduction(const Problem& problem, const SolveLump& solve_lump,
                                            const PlanRest& plan_rest) {
    if (!classes_agree(problem)) return std::nullopt;
    auto found = reduce_by_bands(problem, solve_lump, plan_rest);
    if (!found) return std::nullopt;
    if (const auto* left = std::get_if<RectangleLeft>(&found->left)) {
        const Problem rest = rectangle_problem(*left, *found);
        const auto answer =
            theory::solvability(theory::BigBoard(rest.board), theory::big(rest.vacate()), theory::big(rest.finish()));
        if (!answer.solvable) return std::nullopt;
    }
    return found;
}

}  // namespace

std::optional<LeftByBands> left_by_bands(const Problem& problem, const SolveLump& solve_lump) {
    const auto found = solvable_reduction(problem, solve_lump, {});
    if (!found) return std::nullopt;
    return std::holds_alternative<LumpLeft>(found->left) ? LeftByBands::lump : LeftByBands::rectangle;
}

std::optional<Insertions> plan_bands(const Problem& problem, const SolveLump& solve_lump, const PlanRest& plan_rest) {
    auto found = solvable_reduction(problem, solve_lump, plan_rest);
    if (!found) return std::nullopt;
    Insertions plan(problem.board, problem.vacate());
    Steps steps(plan);
    for (const auto& step : found->steps) std::visit(steps, step);
    if (const auto* rectangle = std::get_if<RectangleLeft>(&found->left))
        plan.finish(rectangle_jumps(*rectangle, *found));
    else if (auto* lump = std::get_if<LumpLeft>(&found->left))
        plan.finish(std::move(lump->jumps));
    else
        plan.finish(std::get<RestLeft>(found->left).plan, std::get<RestLeft>(found->left).shift);
    return plan;
}

}  // namespace pegwright::construct
