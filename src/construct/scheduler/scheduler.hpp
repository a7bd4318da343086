// The interleaving scheduler: turns a plan into one legal sequence of jumps.
//
// Bell's rule (start what can start; then continue the youngest started; else continue the base)
// means that purges nest: each is inserted whole at the first moment its catalyst has a head. A strip
// waits from the moment its host starts, the strip or base board its catalyst lies in; so at any time
// one strip a side waits at most, and a jump is compared with two holes each, or three. A chain of 6-purges,
// which is nested openings followed by closings in reverse order, is played by arithmetic.
//
// O(1) time a jump, no position at all; memory: a few words for each strip begun and not ended. The
// jumps are not checked here: they go to a referee.
#pragma once

#include "construct/plan/plan.hpp"
#include "game/jump_sink.hpp"

namespace pegwright::construct {

// Hands all jumps of the plan's solution to the sink, in playing order.
void play(const Plan& plan, JumpSink& sink);

}  // namespace pegwright::construct
