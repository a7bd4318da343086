// Finds solutions in which one marked peg stands still until it ends the game with a sweep. The other pegs then solve
// a smaller problem, on the board without its hole; so boards that no exhaustive search covers can be solved.
#pragma once

#include "pegwright/names.hpp"
#include "search/bits/game.hpp"

#include <optional>
#include <vector>

namespace pegwright {

// game: its goals; from: the peg's hole at the start; to: where it must end, or nothing for any goal's only peg. Tries
// short sweeps first, at most 60, each by narrow beams: some 10 ms each. Nothing if none works; that proves nothing.
std::optional<std::vector<Jump>> solve_with_last_sweep(const search::bits::Game& game, Hole from,
                                                       std::optional<Hole> to, const Limits& limits);

}  // namespace pegwright
