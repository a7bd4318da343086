// Solutions that end with a long sweep (G. I. Bell, "Solving Triangular Peg Solitaire", 2008, Figure 10).
#pragma once

#include "game/query.hpp"
#include "game/solution.hpp"

#include <optional>
#include <string>

namespace pegwright::compose {

// A solution in store whose last move has as many jumps as any known on its board: base_solutions/sweeps/. Of T_5 to
// T_8 and T_10 none has a longer one. Or one that is grown from these (grown_sweep.hpp). Nothing if none is for the
// query.
std::optional<Solution> long_sweep(const Query& query);

// What there is instead: "there is one from a1 to a3, and its images", or the boards that have some.
std::string long_sweeps_instead(const Query& query);

}  // namespace pegwright::compose
