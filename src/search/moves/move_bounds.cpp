#include "search/moves/move_bounds.hpp"

#include <algorithm>

namespace pegwright::search::moves {

MoveBounds::MoveBounds(const SmallBoard& board, Bits start, std::span<const Bits> goals,
                       const std::vector<ResourceCount>& counts)
    : regions_(board, start, goals) {
    for (const ResourceCount& count : counts) counts_.emplace_back(count, start, goals);
}

int MoveBounds::to_finish(Bits position) const {
    int moves = regions_.to_finish(position);
    for (const ResourceBound& count : counts_) moves = std::max(moves, count.to_finish(position));
    return moves;
}

int MoveBounds::from_start(Bits position) const {
    int moves = regions_.from_start(position);
    for (const ResourceBound& count : counts_) moves = std::max(moves, count.from_start(position));
    return moves;
}

}  // namespace pegwright::search::moves
