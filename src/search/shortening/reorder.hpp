// The jumps of a solution in another order, so that jumps of one peg come together and make a move.
//
// Exact: breadth-first by breaks (schedule.hpp), over all that can have been played, ends with the fewest moves of all
// orders. Where that grows too wide, what has played most is kept, or, with a width of 1, the first break that helps is
// taken.
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

// Never more moves than in the order given. width: of what can have been played with equally many breaks so much is
// kept. O(n log n) for a width of 1; for others O(peg paths) a kept one, some microseconds for a hundred jumps.
// poll, if there is one, is called now and then and may throw.
Reordered reordered(std::span<const Jump> jumps, std::size_t width, const std::function<void()>& poll = {});

}  // namespace pegwright::search::shortening
