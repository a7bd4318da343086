// Resource counts: weights of the holes, summed over the pegs of a position [Beasley 2013, Figures 3-5, 7].
//
// Of two kinds: a pagoda function, which no jump raises, shows that an end cannot be reached; a
// count that no move lowers by more than so much shows how many moves that takes at least.
#pragma once

#include "search/bits/small_board.hpp"

#include <span>
#include <vector>

namespace pegwright::search::moves {

struct ResourceCount {
    std::vector<int> weights;  // of hole i
    int most_lost = 0;         // by one move; 0: a pagoda function
};

// Whether the weights are a pagoda function: the weights of any two neighbours on a line are no
// less together than that of the hole behind them.
bool is_pagoda(const SmallBoard& board, const std::vector<int>& weights);

// The most that any move could lower the count by, on any position: over all ways of one peg that
// jump over no hole twice. Exponential in the board's size; for 33 holes a moment.
int most_lost_in_a_move(const SmallBoard& board, const std::vector<int>& weights);

// A count at both ends of a game.
class ResourceBound {
public:
    static constexpr int never = 1000;

    // For games from a start to one of some goals.
    ResourceBound(const ResourceCount& count, Bits start, std::span<const Bits> goals);

    // No fewer moves lead from the position to the end, or from the start to the position; `never`
    // if none do. O(different weights).
    int to_finish(Bits position) const { return moves(value(position) - at_goal_); }
    int from_start(Bits position) const { return moves(at_start_ - value(position)); }

private:
    struct Part {
        Bits holes;
        int weight;
    };
    int value(Bits position) const;
    int moves(int lost) const;

    int most_lost_;
    int at_start_ = 0;
    int at_goal_ = 0;
    std::vector<Part> parts_;
};

}  // namespace pegwright::search::moves
