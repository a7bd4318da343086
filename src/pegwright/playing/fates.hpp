// The fates of jumps, searched for.
#pragma once

#include "pegwright/playing/hints.hpp"

namespace pegwright {

// Sets the fates of found.jumps, and its reason if all are lost, as far as question.seconds allow. The jumps are those
// possible in found.position, their fates unknown. Throws what limits.poll throws.
void search_fates(const HintQuestion& question, Hints& found, const Limits& limits);

}  // namespace pegwright
