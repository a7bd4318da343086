// What a beam over moves weighs in a position, and other such weights by seeds.
#pragma once

#include "board/board.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace pegwright::search::paths::beams {

struct MoveWeights {
    std::int32_t region = 0;  // a unit of the regions' weights, which is a move
    std::int32_t peg = 0;
    std::int32_t coset = 0;   // a peg in the coset of the sweep
    std::int32_t odd = 0;     // a hole of odd degree
    std::int32_t beyond = 0;  // a peg that no peg of the coset can jump over
    std::int32_t alone = 0;
    std::int32_t far = 0;      // a peg ten holes off, where no other is farther off
    std::int32_t squared = 0;  // how much of this goes by the squared distance, in hundredths
    // Where distances are from: so many tenths of a column and a row off the board's middle.
    std::int32_t column = 0;
    std::int32_t row = 0;
    std::int32_t lone_coset = 0;             // a peg of the coset that no other is next to
    std::int32_t lone_beyond = 0;            // a peg beyond that no other is next to
    std::int32_t crossed = 0;                // a peg that the sweep may jump over
    std::int32_t crossed_place = 100;        // how much its distance and its hole add, in hundredths
    std::vector<std::int32_t> of_hole = {};  // a peg in each hole, in the layout's order; none: 0
};

// Seed 0: weights that did well on most boards of some hundred tried; others: each multiplied by 0.4 to 2.5, and
// every fourth seed, but on triangles, those that large boards need.
MoveWeights move_weights(Lattice lattice, std::uint64_t seed);

}  // namespace pegwright::search::paths::beams
