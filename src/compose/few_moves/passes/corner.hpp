// Clears a strip of six rows below an empty triangle, and the rows below, from the lower left corner (theory/MOVES.md,
// "A chosen finish").
//
// (0, 0) is the first hole of the strip, or of the rows below. The strip leaves six columns at a time, but for a trail:
// pegs in every other hole of row 4. The peg at the corner sweeps it when the rows below have left.
#pragma once

#include "board/affine.hpp"
#include "compose/few_moves/passes/pass.hpp"
#include "construct/batch.hpp"

namespace pegwright::compose::few_moves {

constexpr std::int32_t strip_rows = 6;

// A kind of corner, with its passes (purges/passes/corners.txt).
struct StripCorner {
    Hole peg;              // above the strip
    std::int32_t columns;  // that the waiting peg digs through; the strip's beginning takes two more
    Hole waiting;          // where it waits, in coordinates of the rows below
    const Pass& begin;
    const Pass& begin_alone;
    const Pass& dig;
    const Pass& dig_last;

    // The column where both trails begin.
    std::int32_t trail() const { return columns + 1; }
};

// Peg and columns: (0, -2) and two; (0, -2) and five; (1, -1) and four; (1, -2) and three.
constexpr std::size_t corners = 4;
const StripCorner& corner(std::size_t kind);

// Clears the strip's columns 0 to trail(). The triangle above must be empty but for the peg.
void begin_strip(const StripCorner& corner, bool rows_below, const Affine& at, Batch& batch);
// Clears 6 * times columns from this one on.
void go_on(std::int32_t column, std::int32_t times, const Affine& at, Batch& batch);
// Clears the rows below the strip. The peg ends at (trail(), -2), all else is as it was. O(1) a jump.
// - rows: a multiple of 6
// - length: of the first row; length - columns is even and at least 8, or odd and at least 11
// - empty but for the waiting peg: row -1, the last hole of row -2, columns 0 to `columns` of rows -3 and -2
void take_rows(const StripCorner& corner, std::int32_t rows, std::int32_t length, const Affine& at, Batch& batch);

}  // namespace pegwright::compose::few_moves
