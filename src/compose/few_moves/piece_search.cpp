#include "compose/few_moves/piece_search.hpp"

#include "game/refereed.hpp"
#include "search/paths/beams/find_path.hpp"

#include <algorithm>
#include <utility>

namespace pegwright::compose::few_moves {
namespace {

std::size_t number_of(std::span<const Position> positions, const Position& one) {
    return static_cast<std::size_t>(std::find(positions.begin(), positions.end(), one) - positions.begin());
}

}  // namespace

std::optional<PiecePath> path_between(const Board& board, std::span<const Position> starts,
                                      std::span<const Position> goals, std::uint64_t widest, bool refutes,
                                      const PieceSearch& search) {
    const auto found =
        search::paths::find_path(board, starts, goals, {search.limits, widest, search.seed, refutes}).path;
    if (!found) return std::nullopt;
    JumpList list;
    search.shortened(Player(Solution{{board, Start::at(found->start), Goal::at(found->goal)}, found->jumps}))
        .play_unrefereed(list);
    return PiecePath{std::move(list.list), number_of(starts, found->start), number_of(goals, found->goal)};
}

}  // namespace pegwright::compose::few_moves
