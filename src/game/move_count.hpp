// Counts jumps, moves and the longest sweep of a sequence of jumps as it passes.
//
// A move is a maximal run of consecutive jumps by the same peg, however the jumps were written.
#pragma once

#include "board/jump.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>

namespace pegwright::game {

class MoveCount {
public:
    // True if the jump begins a move, false if it goes on with the move before.
    bool add(Jump jump) {
        const std::int64_t moves = moves_;
        add(std::span(&jump, 1));
        return moves_ > moves;
    }
    // In half a nanosecond a jump: how long moves are is anybody's guess, so there is no branch on it.
    void add(std::span<const Jump> jumps) {
        std::uint64_t last = last_;
        std::int64_t moves = moves_;
        std::int64_t sweep = sweep_;
        std::int64_t longest = longest_sweep_;
        for (const Jump& jump : jumps) {
            const std::int64_t begins = std::bit_cast<std::uint64_t>(jump.from) != last ? 1 : 0;
            moves += begins;
            // begins - 1 is all ones where the move goes on, and 0 where one begins.
            sweep = (sweep & (begins - 1)) + 1;
            longest = std::max(longest, sweep);
            last = std::bit_cast<std::uint64_t>(jump.to);
        }
        last_ = last;
        moves_ = moves;
        sweep_ = sweep;
        longest_sweep_ = longest;
        jumps_ += static_cast<std::int64_t>(jumps.size());
    }
    std::int64_t jumps() const { return jumps_; }
    std::int64_t moves() const { return moves_; }
    std::int64_t longest_sweep() const { return longest_sweep_; }

private:
    std::int64_t jumps_ = 0;
    std::int64_t moves_ = 0;
    std::int64_t longest_sweep_ = 0;
    std::int64_t sweep_ = 0;                  // jumps of the last move so far
    std::uint64_t last_ = ~std::uint64_t{0};  // the hole its peg is in; none before the first
};

inline std::int64_t count_moves(std::span<const Jump> jumps) {
    MoveCount count;
    count.add(jumps);
    return count.moves();
}

}  // namespace pegwright::game
