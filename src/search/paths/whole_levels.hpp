// All positions a board's starts lead to, level by level, each once up to symmetry.
#pragma once

#include "search/bits/position_set.hpp"
#include "search/bits/reducer.hpp"
#include "search/bits/small_board.hpp"

#include <functional>
#include <span>
#include <vector>

namespace pegwright::search::paths {

// One end of a search. Memory: eight bytes a position, and a set of those of the last level.
class WholeLevels {
public:
    // board and reducer must outlive the levels. All starts have equally many pegs.
    WholeLevels(const SmallBoard& board, const Reducer& reducer, std::span<const Bits> starts);

    // Jumps made so far; the last level, and whether a position (the least of its images) is in it.
    std::size_t depth() const { return levels_.size() - 1; }
    const std::vector<Bits>& last() const { return levels_.back(); }
    bool in_last(Bits position) const { return last_set_.contains(position); }
    std::uint64_t positions() const { return positions_; }

    // Adds the next level; false, and nothing is changed, if it has more than `most` positions. poll is called
    // with every position expanded.
    bool grow(std::size_t most, const std::function<void()>& poll);
    // One position of each level, each leading to the next, from a start to this one of the last level.
    std::vector<Bits> chain_to(Bits position) const;

private:
    const SmallBoard& board_;
    const Reducer& reducer_;
    std::vector<std::vector<Bits>> levels_;  // each sorted
    PositionSet last_set_;
    std::uint64_t positions_ = 0;
};

}  // namespace pegwright::search::paths
