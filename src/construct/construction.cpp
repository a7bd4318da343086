#include "construct/construction.hpp"

#include "construct/line.hpp"
#include "construct/rectangle.hpp"
#include "construct/scheduler.hpp"
#include "construct/three_rows.hpp"
#include "construct/triangle.hpp"

#include <algorithm>

namespace pegwright::construct {
namespace {

std::optional<Plan> make_plan(const Problem& problem) {
    if (problem.board.family() == Board::Family::triangle) return plan_triangle(problem);
    const std::int32_t shorter = std::min(problem.board.width(), problem.board.height());
    if (shorter == 1) return std::nullopt;
    return shorter == 3 ? plan_three_rows(problem) : plan_rectangle(problem);
}

}  // namespace

Construction::Construction(const Problem& problem) : problem_(problem), plan_(make_plan(problem)) {}

void Construction::play(JumpSink& sink) const {
    if (plan_)
        construct::play(*plan_, sink);
    else
        play_line(problem_, sink);
}

}  // namespace pegwright::construct
