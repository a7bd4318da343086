// The weights of a beam over moves (move_scores.hpp explains them), and variants by seed.
#pragma once

#include "board/board.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace pegwright::search::paths::beams {

struct MoveWeights {
    std::int32_t region = 0;  // one move that full regions prove
    std::int32_t peg = 0;
    std::int32_t coset = 0;   // a peg in the sweep's coset
    std::int32_t odd = 0;     // a hole of odd degree
    std::int32_t beyond = 0;  // a peg that the sweep cannot jump over
    std::int32_t alone = 0;
    std::int32_t far = 0;      // a peg ten holes from the middle, if no hole is farther
    std::int32_t squared = 0;  // in hundredths: how much of it goes by squared distance
    // The middle, in tenths of a column and a row from the board's own.
    std::int32_t column = 0;
    std::int32_t row = 0;
    std::int32_t lone_coset = 0;             // a peg of the coset without neighbours
    std::int32_t lone_beyond = 0;            // a peg beyond without neighbours
    std::int32_t crossed = 0;                // a peg that the sweep can jump over
    std::int32_t crossed_place = 100;        // in hundredths: the part of its distance and hole weight that counts
    std::vector<std::int32_t> of_hole = {};  // a peg in each hole, in the layout's order; empty: 0
};

// Seed 0 did well on most of some hundred boards. Other seeds multiply each weight by 0.4 to 2.5; on square lattices
// every fourth starts from weights for large boards.
MoveWeights move_weights(Lattice lattice, std::uint64_t seed);

}  // namespace pegwright::search::paths::beams
