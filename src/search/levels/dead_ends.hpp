// How badly can you play? The fewest jumps after which the goal is lost, and the fewest after which no jump is left
// [Bell 2009, section 7.1].
//
// A goal is lost at the first level that has a position reached which does not win; the levels say it by their
// numbers of positions. The way there is found backwards: from such a position to one of the level above that a jump
// leads from, and so on to the start.
#pragma once

#include "search/levels/winning_levels.hpp"

#include <optional>
#include <vector>

namespace pegwright::search::levels {

struct FirstDeadEnd {
    std::vector<std::size_t> jumps;  // as numbers of the board's, in playing order
    std::uint64_t positions = 0;     // where so many jumps lead that are dead ends: up to the game's symmetries
};

// The least of the positions, as numbers, after the fewest jumps; the game has one start. No jumps if the goal is lost
// at the start. Nothing if it cannot be lost. Time and memory: those of the winning levels. Throws Error (limit) if the
// limits do not suffice, and what the poll throws.
std::optional<FirstDeadEnd> first_dead_end(const Game& game, const Limits& limits);

// The same of positions without a jump, whatever the goal. Time and memory: those of the levels down to there.
FirstDeadEnd shortest_game(const Game& game, const Limits& limits);

}  // namespace pegwright::search::levels
