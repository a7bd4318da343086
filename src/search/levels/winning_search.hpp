// A whole search for winning levels: down to the middle from the start, then WinningLevels, and what both live on.
#pragma once

#include "search/levels/winning_levels.hpp"

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
        reached_.forget_arrivals();
        return reached_;
    }

    BlockPool blocks_;
    ForwardLevels reached_;
    WinningLevels winning_;
};

}  // namespace pegwright::search::levels
