// The scheduler turns a plan into one legal list of jumps, by Bell's interleaving rule (Bell 2008; see ../README.md).
//
// O(1) time a jump: at most one strip a side waits at any time, and chains are played by arithmetic. No position is
// kept. Memory: a few words for each strip begun and not ended. The referee checks the jumps.
#pragma once

#include "construct/plan/plan.hpp"
#include "game/jump_sink.hpp"

namespace pegwright::construct {

void play(const Plan& plan, JumpSink& sink);

}  // namespace pegwright::construct
