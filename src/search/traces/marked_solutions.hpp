// Counts or finds the solutions of a game with marked pegs, exhaustively, among its winning positions.
//
// The states are a position and the holes of the marked pegs, up to the symmetries of the marked game. The count goes
// level by level from the goals up: the solutions from a state are the sum over its jumps. So each winning position has
// a list of holes where the marked pegs may stand, with the solutions from there. The search for one solution goes
// depth first from the start and enters no state twice, so it proves that there is none.
#pragma once

#include "search/traces/marked_game.hpp"
#include "search/traces/reachable.hpp"
#include "theory/integer.hpp"

namespace pegwright::search::traces {

// winning: at least the game's winning positions, as least images under its symmetries. Memory: for two levels 16 to 50
// bytes a position and 16 or more a state. Throws Error (limit) if the limits do not suffice.
Integer count_marked(const MarkedGame& marked, const Levels& winning, const Limits& limits);

// Jumps as numbers on the board. Memory: 16 to 50 bytes a winning position and a state entered.
std::optional<std::vector<std::size_t>> find_marked(const MarkedGame& marked, const Levels& winning,
                                                    const Limits& limits);

}  // namespace pegwright::search::traces
