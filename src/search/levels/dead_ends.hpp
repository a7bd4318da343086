// Finds the fewest jumps that lose the goal, and the shortest game [Bell 2009, section 7.1]. The goal is lost at the
// first level with more reached than winning positions; the path there is found backwards.
#pragma once

#include "search/levels/winning_levels.hpp"

#include <optional>
#include <vector>

namespace pegwright::search::levels {

struct FirstDeadEnd {
    std::vector<std::size_t> jumps;  // numbers of the board's jumps, in playing order
    std::uint64_t positions = 0;     // dead ends after so many jumps, up to symmetry
};

// The fewest jumps to a position from which the goal cannot be reached; of several the least as a number. No jumps if
// the start is lost; nothing if the goal cannot be lost. The game must have one start. Costs and errors: as
// WinningLevels.
std::optional<FirstDeadEnd> first_dead_end(const Game& game, const Limits& limits);

// The fewest jumps to a position without a jump.
FirstDeadEnd shortest_game(const Game& game, const Limits& limits);

}  // namespace pegwright::search::levels
