// Purges of blocks of three rows on the square lattice (purges/square/block.txt), and of rows of 3 x 3 blocks. A block
// leaves beside the two holes over its ends.
//
// Each block holds the catalyst of the next, on any of the other three sides, and no jump empties both of its holes. So
// the next block's jumps can be inserted, and a whole row leaves.
#pragma once

#include "board/affine.hpp"
#include "board/jump.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace pegwright::construct {

// [0]: while the first hole is full; [1]: while the other is.
using PairJumps = std::array<std::vector<Jump>, 2>;

// A block of 3 to 5 columns in rows 1 to 3; its catalyst is (0, 0) and (width - 1, 0). Read on first use. A missing one
// is an internal fault.
const PairJumps& block_jumps(std::int32_t width);

// The second block is below the first, away from the catalyst (far), or to its right; the others follow in line.
enum class NextBlock { far, right };
// One or more blocks of 3 x 3 beside (0, 0) and (2, 0). full: which of these is full. O(blocks).
std::vector<Jump> row_of_blocks(std::size_t full, NextBlock next, std::int32_t blocks);

}  // namespace pegwright::construct
