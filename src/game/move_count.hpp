// Counts jumps, moves and the longest sweep of a sequence of jumps as it passes.
//
// A move is a maximal run of consecutive jumps by the same peg, however the jumps were written.
#pragma once

#include "board/jump.hpp"

#include <algorithm>
#include <cstdint>

namespace pegwright::game {

class MoveCount {
public:
    // True if the jump begins a move, false if it goes on with the move before.
    bool add(Jump jump) {
        const bool begins = jumps_ == 0 || jump.from != last_;
        run_ = begins ? 1 : run_ + 1;
        moves_ += begins ? 1 : 0;
        longest_sweep_ = std::max(longest_sweep_, run_);
        last_ = jump.to;
        ++jumps_;
        return begins;
    }
    std::int64_t jumps() const { return jumps_; }
    std::int64_t moves() const { return moves_; }
    std::int64_t longest_sweep() const { return longest_sweep_; }

private:
    std::int64_t jumps_ = 0;
    std::int64_t moves_ = 0;
    std::int64_t longest_sweep_ = 0;
    std::int64_t run_ = 0;
    Hole last_;
};

}  // namespace pegwright::game
