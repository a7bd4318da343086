// Both halves of the search for winning levels: from the start to the middle, then WinningLevels.
#pragma once

#include "search/bits/reducer.hpp"
#include "search/levels/winning_levels.hpp"

#include <array>
#include <vector>

namespace pegwright::search::levels {

class WinningSearch {
public:
    // Game and limits must outlive this. Costs and errors: as WinningLevels.
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

// By number of pegs, down to the goal's or to `fewest`; the least image of each, ascending. Costs as WinningSearch, and
// 8 bytes a winning position: 1.5 s and 150 MiB for the central game. Throws as that, and Error (limit) if they take
// more than half the memory.
using PositionsByPegs = std::array<std::vector<Bits>, 65>;
PositionsByPegs winning_positions(const Game& game, const Limits& limits, int fewest = 0);

}  // namespace pegwright::search::levels
