// One side of the search for fewest moves: levels from the start, or from the end by undoing moves.
//
// Level d holds the positions that d moves can reach (from which d moves can end the game) and fewer
// cannot, as least images under the symmetries, as far as a game within the bound may pass through
// them. Where a position came from is not stored, which halves the memory; the way back is found by
// looking for a neighbour in the level before.
#pragma once

#include "search/bits/position_set.hpp"
#include "search/bits/reducer.hpp"
#include "search/bits/watch.hpp"
#include "search/moves/move_bounds.hpp"
#include "search/moves/peg_moves.hpp"

#include <optional>
#include <vector>

namespace pegwright::search::moves {

class MoveLevels {
public:
    // The arguments must outlive the levels.
    MoveLevels(const SmallBoard& board, const Reducer& reducer, const MoveBounds& bounds, bool backwards)
        : reducer_(reducer),
          bounds_(bounds),
          backwards_(backwards),
          walk_(board, reducer, backwards),
          walk_back_(board, reducer, !backwards) {}

    // Level 0, for games of at most `bound` moves.
    void begin(const std::vector<Bits>& positions, int bound);
    // The next level; the watch ticks for every position that is looked up.
    void expand(Watch& watch);
    // A position of the next level that the other side knows already. If there is one, it alone
    // becomes the next level.
    std::optional<Bits> meet(const MoveLevels& other, Watch& watch);

    bool contains(Bits least) const { return seen_.contains(least); }
    const std::vector<Bits>& front() const { return levels_.back(); }
    const std::vector<std::vector<Bits>>& levels() const { return levels_; }
    int moves() const { return static_cast<int>(levels_.size()) - 1; }
    // No position is left, and none was dropped that a larger bound would have kept.
    bool exhausted() const { return front().empty() && !cut_; }
    // Positions known.
    std::size_t size() const { return seen_.size(); }
    // What the positions take at most while `more` are added; 0 more: what they take now.
    std::size_t bytes_with(std::size_t more) const;

    // From a position of the front to level 0: one position of each level before, the nearest first.
    std::vector<Bits> way_back(Bits position);

private:
    int needs(Bits position) const { return backwards_ ? bounds_.from_start(position) : bounds_.to_finish(position); }

    const Reducer& reducer_;
    const MoveBounds& bounds_;
    bool backwards_;
    PegMoves walk_;
    PegMoves walk_back_;
    int bound_ = 0;
    bool cut_ = false;
    PositionSet seen_;
    std::vector<std::vector<Bits>> levels_;
    std::vector<Bits> next_;
};

}  // namespace pegwright::search::moves
