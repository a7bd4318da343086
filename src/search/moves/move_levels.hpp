// One side of the search for fewest moves: levels from the start, or from the end by undoing moves.
//
// Level d holds the positions that d moves can reach (from which d moves can end the game) and fewer
// cannot, as least images under the symmetries, as far as a game within the bound may pass through
// them. Where a position came from is not stored, which halves the memory; the way back is found by
// looking for a neighbour in the level before.
#pragma once

#include "search/bits/hole_symmetries.hpp"
#include "search/bits/images.hpp"
#include "search/bits/position_set.hpp"
#include "search/moves/move_bounds.hpp"
#include "search/moves/peg_moves.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace pegwright::search::moves {

class MoveLevels {
public:
    // The arguments must outlive the levels.
    MoveLevels(const SmallBoard& board, const Images& images, const MoveBounds& bounds, bool backwards)
        : images_(images),
          bounds_(bounds),
          backwards_(backwards),
          walk_(board, backwards),
          walk_back_(board, !backwards) {}

    // Level 0, for games of at most `bound` moves.
    void begin(const std::vector<Bits>& positions, int bound);
    // The next level; watch is called now and then and may throw.
    void expand(const std::function<void()>& watch);
    // A position of the next level that the other side knows already. If there is one, it alone
    // becomes the next level.
    std::optional<Bits> meet(const MoveLevels& other, const std::function<void()>& watch);

    bool contains(Bits least) const { return seen_.contains(least); }
    const std::vector<Bits>& front() const { return levels_.back(); }
    const std::vector<std::vector<Bits>>& levels() const { return levels_; }
    int moves() const { return static_cast<int>(levels_.size()) - 1; }
    // No position is left, and none was dropped that a larger bound would have kept.
    bool exhausted() const { return front().empty() && !cut_; }
    // What the positions take, the doubling of their set included.
    std::uint64_t bytes() const;

    // From a position of the front to level 0: one position of each level before, the nearest first.
    std::vector<Bits> way_back(Bits position);

private:
    int needs(Bits position) const { return backwards_ ? bounds_.from_start(position) : bounds_.to_finish(position); }

    const Images& images_;
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
