// A single-vacancy problem: start with every hole of the board full but one, finish with one peg.
#pragma once

#include "peg/board.hpp"

namespace pegwright {

struct Problem {
    Board board;
    Hole vacate;
    Hole finish;

    // Jumps in any solution: every jump takes one peg away. Negative on the one-hole board.
    std::int64_t jump_count() const { return board.hole_count() - 2; }
    friend bool operator==(const Problem&, const Problem&) = default;
};

}  // namespace pegwright
