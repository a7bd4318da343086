// Resource counts: hole weights, summed over the pegs of a position [Beasley 2013, Figures 3-5, 7], plus weights of
// full Merson regions.
//
// If no move lowers a count by more than k, it proves how many moves are needed. A move loses at most the weights of
// the full regions it starts in (regions/local_regions.hpp).
#pragma once

#include "search/bits/small_board.hpp"

#include <span>
#include <vector>

namespace pegwright::search::moves {

struct RegionWeight {
    Bits region = 0;  // a Merson region (merson.hpp)
    int weight = 0;   // at least 0
};

struct ResourceCount {
    std::vector<int> weights;                // by hole
    int most_lost = 0;                       // by one move; 0: a pagoda function
    std::vector<RegionWeight> regions = {};  // none in a pagoda function

    int value(Bits position) const;
};

// The move of one peg that lowers a count most; it jumps over no hole twice.
struct CostliestMove {
    double lost = 0;
    std::vector<const BitJump*> jumps = {};
};
// From hole i, which loses `extra` at its start; none if it loses at most `least`. Branch and bound; after `most_moves`
// moves it gives up and sets complete to false.
CostliestMove costliest_move(const SmallBoard& board, const std::vector<double>& weights, std::size_t i, double extra,
                             double least, std::uint64_t most_moves, bool& complete);

// Exact, or a larger bound if that takes too long.
int most_lost_in_a_move(const SmallBoard& board, const ResourceCount& count);

class ResourceBound {
public:
    static constexpr int never = 1000;

    ResourceBound(ResourceCount count, std::span<const Bits> starts, std::span<const Bits> goals);

    // Lower bounds on moves to a goal, or from a start; `never` if there is no game. O(holes).
    int to_finish(Bits position) const { return moves(count_.value(position) - at_goal_); }
    int from_start(Bits position) const { return moves(at_start_ - count_.value(position)); }

    const ResourceCount& count() const { return count_; }
    // The highest of several goals, the lowest of several starts.
    int at_goal() const { return at_goal_; }
    int at_start() const { return at_start_; }

private:
    int moves(int lost) const;

    ResourceCount count_;
    int at_start_ = 0;
    int at_goal_ = 0;
};

}  // namespace pegwright::search::moves
