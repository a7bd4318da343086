#include "construct/bands/banded.hpp"

#include "construct/bands/band_purges.hpp"
#include "construct/bands/reduction.hpp"
#include "construct/rectangle.hpp"
#include "construct/scheduler.hpp"
#include "theory/feasibility.hpp"

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

std::vector<Jump> rectangle_jumps(const Reduction& left) {
    struct List : JumpSink {
        void take(std::span<const Jump> more) override { jumps.insert(jumps.end(), more.begin(), more.end()); }
        std::vector<Jump> jumps;
    } list;
    const Board board = Board::rectangle(left.width, left.height);
    play(plan_rectangle({board, left.vacancy - left.corner, left.finish - left.corner}), list);
    return placed(list.jumps, Affine{left.corner});
}

// Bands are of the null class, so the whole is feasible iff this is.
std::optional<Reduction> solvable_reduction(const Problem& problem) {
    auto found = reduce_by_bands(problem);
    if (!found) return std::nullopt;
    const theory::BigBoard rectangle(Board::rectangle(found->width, found->height));
    const auto answer = theory::solvability(rectangle, theory::big(found->vacancy - found->corner),
                                            theory::big(found->finish - found->corner));
    if (!answer.solvable) return std::nullopt;
    return found;
}

}  // namespace

bool leaves_in_bands(const Problem& problem) { return solvable_reduction(problem).has_value(); }

std::optional<Insertions> plan_bands(const Problem& problem) {
    const auto found = solvable_reduction(problem);
    if (!found) return std::nullopt;
    Insertions plan(problem.board, problem.vacate());
    Steps steps(plan);
    for (const auto& step : found->steps) std::visit(steps, step);
    plan.finish(rectangle_jumps(*found));
    return plan;
}

}  // namespace pegwright::construct
