// A jump: a peg hops over a neighbour into the empty hole behind it. The neighbour is removed.
#pragma once

#include "board/hole.hpp"

namespace pegwright::board {

struct Jump {
    Hole from;
    Hole to;

    // The step must be a jump vector, so the halves are whole numbers.
    constexpr Hole over() const { return {(from.x + to.x) / 2, (from.y + to.y) / 2}; }
    friend constexpr bool operator==(const Jump&, const Jump&) = default;
};

}  // namespace pegwright::board
