// The way from one block to another over squares of four blocks (theory/POLYOMINOES.md).
#pragma once

#include "board/polyomino.hpp"

#include <array>
#include <vector>

namespace pegwright::construct {

// Squares are named by their top left block; these are the four from there.
inline constexpr std::array<Hole, 4> of_square = {Hole{0, 0}, {1, 0}, {0, 1}, {1, 1}};
constexpr bool has_block(Hole square, Hole block) {
    const Hole d = block - square;
    return (d.x == 0 || d.x == 1) && (d.y == 0 || d.y == 1);
}

// The first square has the one block, the last the other, and no others have them. Each has a block or two in common
// with the next, and none with those after that. blocks: thick (board::is_thick). O(runs + squares on the way) but for
// a logarithm.
std::vector<Hole> square_path(const board::Spans& blocks, Hole from, Hole to);

}  // namespace pegwright::construct
