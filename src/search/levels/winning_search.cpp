#include "search/levels/winning_search.hpp"

#include "base/error.hpp"

#include <algorithm>

namespace pegwright::search::levels {

PositionsByPegs winning_positions(const Game& game, const Limits& limits, int fewest) {
    PositionsByPegs positions;
    const WinningSearch search(game, limits);
    const WinningLevels& winning = search.levels();
    const SymmetryReducer reducer(game.symmetries);
    std::uint64_t number = 0;
    for (const LevelRow& row : winning.rows())
        if (row.pegs >= fewest) number += row.positions;
    if (number * sizeof(Bits) > std::max(limits.memory, least_memory) / 2)
        fail_limit("the " + std::to_string(number) + " winning positions take " +
                   std::to_string(number * sizeof(Bits) >> 20) + " MiB, more than half of the memory allowed");
    for (const LevelRow& row : winning.rows()) {
        if (row.pegs < fewest) continue;
        std::vector<Bits>& level = positions[static_cast<std::size_t>(row.pegs)];
        level.reserve(row.positions);
        winning.for_each(row.pegs, [&](Bits position) { level.push_back(reducer.least(position)); });
        std::sort(level.begin(), level.end());
    }
    return positions;
}

}  // namespace pegwright::search::levels
