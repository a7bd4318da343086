// The interleaving scheduler: turns a plan into one legal sequence of jumps.
//
// Bell's rule (start what can start; then continue the youngest started; else continue the base)
// means that purges nest: each is inserted whole at the first moment its catalyst is unlike. Here
// only one strip waits at any time, the next one outwards, and its catalyst lies in the strip that
// started last; so a jump is compared with three holes at most, and a chain of 6-purges, which is
// nested openings followed by closings in reverse order, is played by arithmetic.
//
// O(1) time a jump, no position at all; memory: a frame for each strip begun and not ended. The
// jumps are not checked here: they go to a referee.
#pragma once

#include "construct/plan.hpp"
#include "peg/jump_sink.hpp"

namespace pegwright {

// Hands all jumps of the plan's solution to the sink, in playing order.
void play(const Plan& plan, JumpSink& sink);

}  // namespace pegwright
