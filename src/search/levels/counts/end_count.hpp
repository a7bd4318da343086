// Counts the sequences of jumps to all positions of some kind.
#pragma once

#include "search/bits/game.hpp"
#include "theory/integer.hpp"

#include <functional>
#include <map>

namespace pegwright::search::levels {

// By number of pegs, where there are any. `fits` must say the same of all images under the game's symmetries; any
// thread. Costs and errors: as count_games() without solutions.
std::map<int, Integer> count_ends(const Game& game, const std::function<bool(Bits)>& fits, const Limits& limits);

}  // namespace pegwright::search::levels
