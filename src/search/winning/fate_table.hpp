// From which positions of a board of few holes a goal can be reached: depth first, a bit for each position there is.
//
// The answer is exact for any position, whether games reach it or not. What is once known stays known: after a
// position has been lost, those it leads to are known, so the jumps of one position cost hardly more than the first.
#pragma once

#include "base/zeroed.hpp"
#include "search/bits/game.hpp"

#include <functional>
#include <span>

namespace pegwright::search::winning {

class FateTable {
public:
    // Two bits a position: at most 8 MiB.
    static constexpr std::size_t most_holes = 25;

    // The goals have equally many pegs. poll is called every 65,536 positions and may throw; what is known by then
    // stays. Throws Error (limit) if the board has more holes. The board must outlive the table.
    FateTable(const SmallBoard& board, std::span<const Bits> goals, std::function<void()> poll = {});

    // Whether jumps lead from a position to a goal, or it is one. O(positions it leads to).
    bool wins(Bits position);
    // Looked at so far.
    std::uint64_t positions() const { return positions_; }

private:
    bool search(Bits position);

    const SmallBoard& board_;
    int goal_pegs_;
    std::vector<Bits> goals_;  // ascending
    std::function<void()> poll_;
    base::Zeroed<std::uint64_t> known_;
    base::Zeroed<std::uint64_t> won_;
    std::uint64_t positions_ = 0;
};

}  // namespace pegwright::search::winning
