// The order in which the 3 x 3 blocks of a board leave (theory/POLYOMINOES.md). A path of squares, each of 2 x 2
// blocks, stays to the end. The others leave before, in rows.
#pragma once

#include "board/polyomino.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace pegwright::construct {

// Squares are named by their top left block.
inline constexpr std::array<Hole, 4> of_square = {Hole{0, 0}, {1, 0}, {0, 1}, {1, 1}};
constexpr bool has_block(Hole square, Hole block) {
    const Hole d = block - square;
    return (d.x == 0 || d.x == 1) && (d.y == 0 || d.y == 1);
}

// From one block to another. Only the first square has the first block, and only the last the other. Each shares one or
// two blocks with the next, none with later ones. blocks: thick (board::is_thick). O(runs + squares), times a
// logarithm.
std::vector<Hole> square_path(const board::Spans& blocks, Hole from, Hole to);

// Blocks of row y, columns first to end - 1, that leave together.
struct LeavingRow {
    std::int32_t y;
    std::int32_t first;
    std::int32_t end;
    // The side of a block that is still there and, above or below, its column.
    enum class Host : std::uint8_t { none, left, right, above, below } host = Host::none;
    std::int32_t column = 0;
};

// All but the kept blocks, in leaving order. kept: in row order, none twice; all others must be connected with them.
// O(runs + kept), times a logarithm.
std::vector<LeavingRow> all_leaving(const board::Spans& blocks, const std::vector<Hole>& kept);

}  // namespace pegwright::construct
