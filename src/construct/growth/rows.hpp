// Full rows of a rectangle beside an empty one, six at a time, taken away by a peg that stays where it is
// (theory/MOVES.md, "Fields").
#pragma once

#include "board/affine.hpp"
#include "construct/batch.hpp"

namespace pegwright::construct::growth {

// Fewest holes of such a row.
constexpr std::int32_t least_row = 25;

// Which of the two columns beside each other the peg may be in, counted from the row's end.
constexpr std::int32_t first_catalyst = 7;
constexpr std::int32_t last_catalyst = 8;
// The columns around it that must be empty in its row, from first_kept to last_kept.
constexpr std::int32_t first_kept = 6;
constexpr std::int32_t last_kept = 9;

// Hands on the jumps that empty rows 0 to rows - 1 of this length. rows: a multiple of 6, length: least_row or more.
// Row -1 must be empty, the peg stands in row -2 in this column, and has the columns beside it to itself; nothing else
// is looked at, and in the end all but the rows is as it was. O(1) a jump, no memory. At most rows * length / 4 + 3.25
// * rows + 12 moves; rows * length / 4 + 8 * rows / 3 + 12 for even lengths.
void take_rows(std::int32_t rows, std::int32_t length, std::int32_t catalyst, const Affine& at, Batch& batch);

}  // namespace pegwright::construct::growth
