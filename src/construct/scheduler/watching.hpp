// Plays a plan without hosts: each strip to clear watches every jump of all that lies inside it.
//
// The composition lemma to the letter: whatever solves what lies inside, at some moment the catalyst is unlike, and
// there the strip is put in. The scheduler (scheduler.hpp) looks at far fewer jumps, but has to know beforehand where
// that moment is.
//
// O(log strips) time a jump; memory: the jumps of each strip begun and not ended.
#pragma once

#include "construct/plan/plan.hpp"
#include "game/jump_sink.hpp"

namespace pegwright::construct {

// Hands all jumps of the plan's solution to the sink, in playing order.
void play_watching(const Plan& plan, JumpSink& sink);

}  // namespace pegwright::construct
