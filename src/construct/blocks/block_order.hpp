// In which order the blocks of a board leave (theory/POLYOMINOES.md): those on a way over squares of four blocks last,
// all others before them, in rows.
#pragma once

#include "board/polyomino.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace pegwright::construct {

// Squares are named by their top left block; these are the four from there.
inline constexpr std::array<Hole, 4> of_square = {Hole{0, 0}, {1, 0}, {0, 1}, {1, 1}};
constexpr bool has_block(Hole square, Hole block) {
    const Hole d = block - square;
    return (d.x == 0 || d.x == 1) && (d.y == 0 || d.y == 1);
}

// The way from one block to another. The first square has the one block, the last the other, and no others have them.
// Each has a block or two in common with the next, and none with those after that. blocks: thick (board::is_thick).
// O(runs + squares on the way) but for a logarithm.
std::vector<Hole> square_path(const board::Spans& blocks, Hole from, Hole to);

// Blocks side by side, columns first … end - 1 of row y, that leave together beside a block that stays meanwhile.
struct LeavingRow {
    std::int32_t y;
    std::int32_t first;
    std::int32_t end;
    // The side on which that block is and, above or below, its column.
    enum class Host : std::uint8_t { none, left, right, above, below } host = Host::none;
    std::int32_t column = 0;
};

// All blocks but those kept, in the order in which they leave. kept: in row order, none twice, from which all others
// can be reached over edges. O(runs + kept blocks) but for a logarithm.
std::vector<LeavingRow> all_leaving(const board::Spans& blocks, const std::vector<Hole>& kept);

}  // namespace pegwright::construct
