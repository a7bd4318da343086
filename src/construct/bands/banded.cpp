#include "construct/bands/banded.hpp"

#include "board/affine.hpp"
#include "board/polyomino.hpp"
#include "construct/blocks/block_purges.hpp"
#include "construct/catalogue/block_row.hpp"
#include "construct/families/families.hpp"
#include "construct/scheduler/scheduler.hpp"
#include "theory/feasibility.hpp"
#include "theory/position_class.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <tuple>

namespace pegwright::construct {
namespace {

// Cuts a band into blocks three wide and at most one that is four or five wide. Each leaves beside two holes over its
// ends.
class BandPurges {
public:
    // place: (i, t) is the i-th hole along the tip, t rows further in. width: at least 3.
    void clear(Insertions& plan, const board::Affine& place, std::int32_t width);

private:
    std::shared_ptr<const PairPurge> wide(Hole out, std::int32_t width);

    BlockPurges blocks_;
    std::map<std::tuple<std::int32_t, std::int32_t, std::int32_t>, std::shared_ptr<const PairPurge>> made_;
};

// Shift: the block's top left hole.
std::shared_ptr<const PairPurge> BandPurges::wide(Hole out, std::int32_t width) {
    auto& known = made_[{out.x, out.y, width}];
    if (known) return known;
    Affine place{{0, 0}, out.x == 0 ? Hole{1, 0} : Hole{0, 1}, out};
    const Hole one = place(Hole{0, 1});
    const Hole other = place(Hole{width - 1, band_rows});
    place.origin = {-std::min(one.x, other.x), -std::min(one.y, other.y)};
    auto purge = std::make_shared<PairPurge>();
    purge->catalyst = {place(Hole{0, 0}), place(Hole{width - 1, 0})};
    for (std::size_t state = 0; state < 2; ++state) purge->jumps[state] = place(block_jumps(width)[state]);
    known = std::move(purge);
    return known;
}

void BandPurges::clear(Insertions& plan, const Affine& place, std::int32_t width) {
    const Hole out = Hole{0, 0} - place.ey;
    const auto corner = [&](std::int32_t first) {
        const Hole tip = place(Hole{first, 0});
        const Hole inner = place(Hole{first, band_rows - 1});
        return Hole{std::min(tip.x, inner.x), std::min(tip.y, inner.y)};
    };
    std::int32_t done = 0;
    if (const std::int32_t more = width % board::block_side; more != 0) {
        done = board::block_side + more;
        plan.clear(wide(out, done), corner(0));
    }
    while (done < width) {
        const std::int32_t blocks = std::min((width - done) / board::block_side, BlockPurges::longest);
        plan.clear(blocks_.beside(out, blocks), corner(done));
        done += blocks * board::block_side;
    }
}

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

// Compares classes first, to save a search in vain.
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
