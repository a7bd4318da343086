#include "search/bitmaps/finishes.hpp"

#include "search/bitmaps/dense_count.hpp"
#include "search/levels/forward_levels.hpp"

namespace pegwright::search::bitmaps {

Bits finishes_from(const SmallBoard& board, std::size_t vacancy, std::span<const HolePermutation> symmetries_of_board,
                   const Limits& limits) {
    const Bits hole = Bits{1} << vacancy;
    const Game game(board, {board.full() & ~hole}, {hole}, symmetries_of_board);
    if (dense_is_better(game, limits)) return dense_count(game, false, limits)->finishes;
    BlockPool blocks;
    ForwardLevels levels(game, game.starts, "survey", game.holes(), limits, blocks);
    levels.reach(1);
    Bits finishes = 0;
    // A position stands for its images under the symmetries that keep the vacancy.
    for (const Key key : levels.level(1).keys())
        for (const HolePermutation& symmetry : game.symmetries)
            finishes |= image(symmetry, levels.keys().position(key));
    return finishes;
}

}  // namespace pegwright::search::bitmaps
