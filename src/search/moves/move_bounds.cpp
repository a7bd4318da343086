#include "search/moves/move_bounds.hpp"

#include <algorithm>

namespace pegwright::search::moves {
namespace {

std::vector<Bits> first_regions(const SmallBoard& board) {
    std::vector<Bits> regions = merson_regions(board);
    regions.resize(std::min(regions.size(), FullRegions::most));
    return regions;
}

}  // namespace

MoveBounds::MoveBounds(const SmallBoard& board, std::vector<Bits> starts, std::vector<Bits> goals,
                       const std::vector<ResourceCount>& counts)
    : board_(board),
      starts_(std::move(starts)),
      goals_(std::move(goals)),
      regions_(first_regions(board)),
      full_(board.size(), regions_),
      merson_(board, starts_, goals_) {
    for (const ResourceCount& count : counts) counts_.push_back(bound_of(count));
}

int MoveBounds::to_finish(Bits position) const {
    int moves = merson_.to_finish(position);
    for (const ResourceBound& count : counts_) moves = std::max(moves, count.to_finish(position));
    return moves;
}

int MoveBounds::from_start(Bits position) const {
    int moves = merson_.from_start(position);
    for (const ResourceBound& count : counts_) moves = std::max(moves, count.from_start(position));
    return moves;
}

Sieve::Sieve(const MoveBounds& bounds, bool backwards, int moves, std::span<const ResourceBound> more)
    : bounds_(bounds), backwards_(backwards), moves_(moves) {
    std::vector<LimitedCount> counts;
    const auto add = [&](const ResourceBound& bound) {
        const ResourceCount& count = bound.count();
        if (!CountBank::fits(count, bounds.regions())) return;
        const bool pagoda = count.most_lost == 0;
        const int spent = moves * count.most_lost;
        if (!backwards)
            counts.push_back({&count, pagoda ? -1 : 1, pagoda ? -bound.at_goal() : bound.at_goal() + spent});
        else
            counts.push_back({&count, pagoda ? 1 : -1, pagoda ? bound.at_start() : spent - bound.at_start()});
    };
    for (const ResourceBound& bound : more) add(bound);
    for (const ResourceBound& bound : bounds.counts()) add(bound);
    for (std::size_t i = 0; i < counts.size(); i += CountBank::lanes)
        banks_.emplace_back(bounds.board().size(), bounds.regions(),
                            std::span(counts).subspan(i, std::min(CountBank::lanes, counts.size() - i)));
}

}  // namespace pegwright::search::moves
