#include "construct/scheduler/beside.hpp"

#include "construct/batch.hpp"
#include "construct/plan/plan.hpp"
#include "construct/plan/strip_end.hpp"
#include "construct/scheduler/scheduler.hpp"

namespace pegwright::construct {
namespace {

constexpr std::int32_t columns_at_once = 3;

const StripEnd::Towards* heads_of(std::int32_t length) {
    StripEnd end;
    end.purges = &square_catalogue().straight();
    end.beyond = end.length = length;
    return end.heads();
}

// A group of strips hosted by the piece. edge: the upper hole of the column beside them; out: away from it.
void add(Plan& plan, std::int32_t rows, std::int32_t count, Hole edge, std::int32_t out) {
    if (count == 0) return;
    Strip strip;
    strip.place = {edge + Hole{columns_at_once * (count - 1) * out, 0}, {0, 1}, {out, 0}};
    strip.length = rows;
    const auto& [width, heads] = *heads_of(rows);
    strip.width = width;
    strip.heads = &heads;
    plan.add(strip);
    StripGroup& group = plan.groups.back();
    group.count = count;
    group.step = {-columns_at_once * out, 0};
    plan.strips.back().next_hosted = plan.base_first_hosted;
    plan.base_first_hosted = group.first;
}

}  // namespace

void play_beside(const StripPiece& piece, std::span<const Jump> jumps, std::optional<Hole> vacancy,
                 const board::Affine& at, JumpSink& sink) {
    // Only the vacancy of the plan's problem matters.
    const Hole unseen{piece.first - columns_at_once * piece.left - 1, -1};
    const Board board = Board::rectangle(piece.last + 1, piece.rows);
    Plan plan(Problem(board, Hole{0, 0}, Hole{0, 0}), square_catalogue());
    add(plan, piece.rows, piece.left, {piece.first, 0}, -1);
    add(plan, piece.rows, piece.right, {piece.last, 0}, 1);
    plan.base_problem = Problem(board, vacancy.value_or(unseen), vacancy.value_or(unseen));
    plan.base.jumps.assign(jumps.begin(), jumps.end());
    Batch batch(sink);
    PlacedBatch placed(at, batch);
    play(plan, placed);
    batch.flush();
}

}  // namespace pegwright::construct
