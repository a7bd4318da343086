#include "construct/bands/banded.hpp"

#include "construct/bands/band_purges.hpp"
#include "construct/families/rectangle.hpp"
#include "construct/scheduler/scheduler.hpp"
#include "theory/feasibility.hpp"
#include "theory/position_class.hpp"

namespace pegwright::construct {
namespace {

class StepPlanner {
public:
    explicit StepPlanner(Insertions& plan) : plan_(plan) {}

    void operator()(const Bands& bands) {
        for (std::int32_t i = 0; i < bands.count; ++i)
            purges_.clear(plan_, bands.place * Affine{{0, i * band_rows}}, bands.width);
    }
    void operator()(const RelocatedBlock& block) {
        const Hole outside = block.place(block.purge->from);
        const Hole inside = block.place(block.purge->to);
        if (block.of_start)
            plan_.relocate(block.place(block.purge->forward), inside);
        else
            plan_.bring(block.place(block.purge->backward), inside, outside);
    }

private:
    Insertions& plan_;
    BandPurges purges_;
};

// What is left, as a board of its own.
Problem rectangle_problem(const RectangleLeft& left, const BandReduction& of) {
    return {Board::rectangle(left.width, left.height), of.vacancy - left.corner, of.finish - left.corner};
}

std::vector<Jump> rectangle_jumps(const RectangleLeft& left, const BandReduction& of) {
    JumpList jumps;
    play(plan_rectangle(rectangle_problem(left, of)), jumps);
    return Affine{left.corner}(std::move(jumps.list));
}

bool classes_agree(const Problem& problem) {
    const auto class_of = [&](Hole h) { return theory::position_class(problem.board.lattice(), std::span(&h, 1)); };
    return theory::full_board_class(problem.board) + class_of(problem.vacate()) == class_of(problem.finish());
}

// Classes are compared first, so that no search is in vain.
std::optional<BandReduction> solvable_reduction(const Problem& problem, const SearchRemainder& search_remainder,
                                                const PlanRemainder& plan_remainder) {
    if (!classes_agree(problem)) return std::nullopt;
    auto found = reduce_by_bands(problem, search_remainder, plan_remainder);
    if (!found) return std::nullopt;
    if (const auto* left = std::get_if<RectangleLeft>(&found->left)) {
        const Problem inside = rectangle_problem(*left, *found);
        const auto answer = theory::solvability(theory::BigBoard(inside.board), theory::big(inside.vacate()),
                                                theory::big(inside.finish()));
        if (!answer.solvable) return std::nullopt;
    }
    return found;
}

}  // namespace

std::optional<LeftByBands> left_by_bands(const Problem& problem, const SearchRemainder& search_remainder) {
    const auto found = solvable_reduction(problem, search_remainder, {});
    if (!found) return std::nullopt;
    return std::holds_alternative<SearchedLeft>(found->left) ? LeftByBands::small_remainder : LeftByBands::rectangle;
}

std::optional<Insertions> plan_bands(const Problem& problem, const SearchRemainder& search_remainder,
                                     const PlanRemainder& plan_remainder) {
    auto found = solvable_reduction(problem, search_remainder, plan_remainder);
    if (!found) return std::nullopt;
    Insertions plan(problem.board, problem.vacate());
    StepPlanner add_step(plan);
    for (const auto& step : found->steps) std::visit(add_step, step);
    if (const auto* rectangle = std::get_if<RectangleLeft>(&found->left))
        plan.finish(rectangle_jumps(*rectangle, *found));
    else if (auto* searched = std::get_if<SearchedLeft>(&found->left))
        plan.finish(std::move(searched->jumps));
    else
        plan.finish(std::get<PlannedLeft>(found->left).plan, std::get<PlannedLeft>(found->left).shift);
    return plan;
}

}  // namespace pegwright::construct
