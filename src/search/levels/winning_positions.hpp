// The winning positions of a game themselves, for who walks along them: to list solutions, to see where they end.
#pragma once

#include "search/bits/reducer.hpp"
#include "search/levels/winning_levels.hpp"

#include <array>
#include <vector>

namespace pegwright::search::levels {

// By number of pegs, from the start's down to the goal's, or to `fewest` if that is more. One position for all its
// images under the game's symmetries, the least as a number, ascending.
//
// Time and memory: those of the two forward searches (winning_levels.hpp), and eight bytes a winning position; 1.5 s
// and 150 MiB for the 33-hole board's central game. Throws Error (limit) if the limits do not suffice, and what the
// poll throws.
using PositionsByPegs = std::array<std::vector<Bits>, 65>;
PositionsByPegs winning_positions(const Game& game, const Limits& limits, int fewest = 0);

}  // namespace pegwright::search::levels
