// The scheduler turns a plan into one legal list of jumps.
//
// It follows Bell's interleaving rule (Bell 2008): start what can start, else continue the youngest that was started,
// else continue the base solution. So purges nest: each is inserted whole at the first moment its catalyst has a head
// for.
//
// A strip waits from the moment its host starts. At most one strip a side waits at any time, so a jump is compared with
// few holes. Chains are played by arithmetic.
//
// O(1) time a jump and no position. Memory: a few words for each strip begun and not ended. Jumps are not checked here:
// a referee does that.
#pragma once

#include "construct/plan/plan.hpp"
#include "game/jump_sink.hpp"

namespace pegwright::construct {

// Hands all jumps to the sink, in playing order.
void play(const Plan& plan, JumpSink& sink);

}  // namespace pegwright::construct
