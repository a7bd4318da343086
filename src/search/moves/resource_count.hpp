// Resource counts: weights of the holes, summed over the pegs of a position [Beasley 2013, Figures 3-5, 7], and
// weights of Merson regions, summed over those that are full.
//
// Of two kinds: a pagoda function, which no jump raises, shows that an end cannot be reached; a
// count that no move lowers by more than so much shows how many moves that takes at least. Regions fit in
// because the first move that touches a full one starts in it: a move lowers their sum by no more than the weights of
// the regions that it starts in. So one count may weigh pegs against regions, which says more than the larger of two
// counts; count_program.hpp finds those that say most.
#pragma once

#include "search/bits/small_board.hpp"

#include <span>
#include <vector>

namespace pegwright::search::moves {

struct RegionWeight {
    Bits region = 0;  // a Merson region (merson.hpp)
    int weight = 0;   // 0 or more
};

struct ResourceCount {
    std::vector<int> weights;                // of hole i
    int most_lost = 0;                       // by one move; 0: a pagoda function
    std::vector<RegionWeight> regions = {};  // none in a pagoda function

    int value(Bits position) const;
};

// The way of one peg that lowers a count most, on any position: over no hole twice.
struct CostliestMove {
    double lost = 0;
    std::vector<const BitJump*> jumps = {};
};
// From hole i, where `extra` is lost by starting; only if it loses more than `least`. By branch and bound over the
// ways; a search of more than `most_moves` gives up and sets complete to false.
CostliestMove costliest_move(const SmallBoard& board, const std::vector<double>& weights, std::size_t i, double extra,
                             double least, std::uint64_t most_moves, bool& complete);

// No move lowers the count by more, on any position. It is the most that some way of a peg lowers it by, unless that
// takes too long to find out: then the sum of all that could be lost beside each other.
int most_lost_in_a_move(const SmallBoard& board, const ResourceCount& count);

// A count at both ends of a game.
class ResourceBound {
public:
    static constexpr int never = 1000;

    // For games from one of some starts to one of some goals.
    ResourceBound(ResourceCount count, std::span<const Bits> starts, std::span<const Bits> goals);

    // No fewer moves lead from the position to the end, or from the start to the position; `never`
    // if none do. O(holes).
    int to_finish(Bits position) const { return moves(count_.value(position) - at_goal_); }
    int from_start(Bits position) const { return moves(at_start_ - count_.value(position)); }

    const ResourceCount& count() const { return count_; }
    // Of several goals the one that asks least, the highest; of several starts the lowest.
    int at_goal() const { return at_goal_; }
    int at_start() const { return at_start_; }

private:
    int moves(int lost) const;

    ResourceCount count_;
    int at_start_ = 0;
    int at_goal_ = 0;
};

}  // namespace pegwright::search::moves
