// Searches the fates of jumps.
#pragma once

#include "pegwright/playing/hints.hpp"

namespace pegwright {

// Sets the fates of found.jumps as far as question.seconds allow, and the reason if all are lost. They must be the
// jumps of found.position, with unknown fates.
void search_fates(const HintQuestion& question, Hints& found, const Limits& limits);

}  // namespace pegwright
