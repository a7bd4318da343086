// Solutions that end with a long sweep (G. I. Bell, "Solving Triangular Peg Solitaire", 2008, Figure 10).
#pragma once

#include "game/player.hpp"
#include "game/query.hpp"

namespace pegwright::compose {

// A solution in store whose last move has as many jumps as any known on its board: base_solutions/sweeps/. Of T_5 to
// T_8 and T_10 none has a longer one. Or one that is grown from these (grown_sweep.hpp). Throws Error: limit, with what
// there is, if none is for the query.
Player long_sweep(const Query& query);

}  // namespace pegwright::compose
