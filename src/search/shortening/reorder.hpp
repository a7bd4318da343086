// Reorders the jumps of a solution, so that jumps of one peg come together and make a move. A breadth-first search over
// breaks (schedule.hpp) finds the order with fewest moves. It keeps at most `width` schedules, those that have played
// most. Width 1 takes the first useful break each time.
#pragma once

#include "base/rooms.hpp"
#include "board/jump.hpp"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace pegwright::search::shortening {

struct Reordered {
    std::vector<Jump> jumps;
    std::int64_t moves = 0;
    bool fewest = false;  // no order has fewer moves
};

// Never makes more moves. width: for each number of breaks. O(n log n) for width 1; else O(peg paths) for each
// schedule, some microseconds for a hundred jumps. poll may throw.
Reordered reordered(std::span<const Jump> jumps, std::size_t width, const std::function<void()>& poll = {});

}  // namespace pegwright::search::shortening
