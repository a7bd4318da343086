// Blocks of three rows on the square lattice that leave beside two holes over their ends, whatever lies between those
// (purges/square/block.txt), and rows of blocks of 3 x 3.
//
// The two holes are no neighbours, so no jump empties both. So the next block's two, which are in the block before it,
// along any of its other three sides, are unlike at some moment while that is cleared: blocks in a row leave together,
// the second one's jumps put into the first one's, and so on.
#pragma once

#include "board/affine.hpp"
#include "board/jump.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace pegwright::construct {

// By which of the two holes is full: [0] the first, [1] the other.
using PairJumps = std::array<std::vector<Jump>, 2>;

// Of a block of 3 to 5 columns: its holes are (0, 1) to (width - 1, 3), the two (0, 0) and (width - 1, 0). One state is
// in store, the other is its mirror image. Read once, on first use; one that is missing is an internal fault.
const PairJumps& block_jumps(std::int32_t width);

// Where the second of a row of blocks is, seen from the two holes over the first: below it, and all others below that,
// or to its right, and all others to the right of that.
enum class NextBlock { far, right };
// Blocks of 3 x 3, one or more, beside (0, 0) and (2, 0), of which one is full as above. O(blocks).
std::vector<Jump> row_of_blocks(std::size_t full, NextBlock next, std::int32_t blocks);

}  // namespace pegwright::construct
