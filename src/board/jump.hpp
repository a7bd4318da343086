// A jump: one peg hops over a neighbour into the empty hole behind it; the neighbour is removed.
#pragma once

#include "board/hole.hpp"

namespace pegwright::board {

struct Jump {
    Hole from;
    Hole to;

    // The hole whose peg is removed. Only meaningful if the step is a jump vector.
    // Both ends' coordinates differ by 0 or 2 then, so the halves are exact.
    constexpr Hole over() const { return {(from.x + to.x) / 2, (from.y + to.y) / 2}; }
    friend constexpr bool operator==(const Jump&, const Jump&) = default;
};

}  // namespace pegwright::board
