// How a solvable problem's solution is made, on a board of any family: by plan and scheduler, or,
// on a line, directly.
#pragma once

#include "construct/plan.hpp"
#include "game/jump_sink.hpp"

#include <optional>

namespace pegwright::construct {

class Construction {
public:
    // problem: solvable (theory/feasibility.hpp). O(sides) time and memory.
    explicit Construction(const Problem& problem);

    const Problem& problem() const { return problem_; }
    // The plan, for those who would like to see it; null on a line.
    const Plan* plan() const { return plan_ ? &*plan_ : nullptr; }
    // Hands all jumps to the sink, in playing order and not yet refereed. O(1) time a jump.
    void play(JumpSink& sink) const;

private:
    Problem problem_;
    std::optional<Plan> plan_;
};

}  // namespace pegwright::construct
