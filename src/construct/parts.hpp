// The parts of a plan: which holes it clears together, from the outside in, for maps.
#pragma once

#include "construct/insertions/insertions.hpp"
#include "construct/plan/plan.hpp"
#include "game/parts.hpp"

namespace pegwright::construct {

// Strips and the base board. O(holes) time and memory; on boards of more than 20,000 holes all 6-purges of a chain are
// one part.
Parts parts_of(const Plan& plan);

// Blocks, tiles, relocating ones, and as the base what is left in the end. O(holes).
Parts parts_of(const Insertions& insertions, Parts::Made made);

}  // namespace pegwright::construct
