// A single-vacancy problem: start with every hole of the board full but one, finish with one peg.
#pragma once

#include "board/affine.hpp"
#include "board/board.hpp"

namespace pegwright::game {

struct Problem {
    Board board;
    Hole vacate;
    Hole finish;

    // Jumps in any solution: every jump takes one peg away. Negative on the one-hole board.
    std::int64_t jump_count() const { return board.hole_count() - 2; }
    friend bool operator==(const Problem&, const Problem&) = default;
};

Problem image(const Affine& symmetry, const Problem& problem);

// The least of a problem's images under the board's symmetries, by (vacate, finish) in row order;
// two problems are the same up to symmetry iff these are equal.
Problem canonical(const Problem& problem);

}  // namespace pegwright::game
