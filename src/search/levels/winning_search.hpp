// A whole search for winning levels: down to the middle from the start, then WinningLevels, and what both live on.
#pragma once

#include "search/bits/reducer.hpp"
#include "search/levels/winning_levels.hpp"

#include <array>
#include <vector>

namespace pegwright::search::levels {

class WinningSearch {
public:
    // Searches. The game and the limits must outlive it. Time, memory and errors: as of WinningLevels.
    WinningSearch(const Game& game, const Limits& limits)
        : reached_(game, game.starts, "forward", WinningLevels::half_way(game), limits, blocks_),
          winning_(game, reached_half_way(game), limits, blocks_) {
        blocks_.clear();
    }

    const WinningLevels& levels() const { return winning_; }

private:
    const ForwardLevels& reached_half_way(const Game& game) {
        reached_.reach(WinningLevels::half_way(game));
        reached_.forget_last_jumps();
        return reached_;
    }

    BlockPool blocks_;
    ForwardLevels reached_;
    WinningLevels winning_;
};

// The winning positions of a game themselves, for who walks along them: to list solutions, to see where they end.
//
// By number of pegs, from the start's down to the goal's, or to `fewest` if that is more. One position for all its
// images under the game's symmetries, the least as a number, ascending.
//
// Time and memory: those of the two forward searches (winning_levels.hpp), and eight bytes a winning position; 1.5 s
// and 150 MiB for the 33-hole board's central game. Throws Error (limit) if the limits do not suffice, and what the
// poll throws.
using PositionsByPegs = std::array<std::vector<Bits>, 65>;
PositionsByPegs winning_positions(const Game& game, const Limits& limits, int fewest = 0);

}  // namespace pegwright::search::levels
