// Tells whether a goal can be reached from any position of a board of at most 25 holes. Depth-first search remembers
// results in two bits for each possible position.
#pragma once

#include "base/zeroed.hpp"
#include "search/bits/game.hpp"

#include <functional>
#include <span>

namespace pegwright::search::winning {

class FateTable {
public:
    // At most 8 MiB.
    static constexpr std::size_t most_holes = 25;

    // Goals must have equally many pegs. poll is called every 65,536 positions and may throw; the table stays valid.
    // Throws Error (limit) if the board has too many holes. The board must outlive the table.
    FateTable(const SmallBoard& board, std::span<const Bits> goals, std::function<void()> poll = {});

    // Whether the position is a goal or jumps lead to one. O(positions it leads to).
    bool wins(Bits position);
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
