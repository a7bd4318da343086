// A strip of six rows below an empty triangle, and full rows below the strip, taken away from a corner
// (theory/MOVES.md, "A chosen finish").
//
// Coordinates as in passes/pass.hpp: (0, 0) is the first hole of the strip, or of the rows below, at the corner on the
// lower left of what is empty above. The strip goes six columns at a time and leaves pegs in every other hole of its
// row 4, a trail along which the peg at the corner comes in the end. The rows below go while it waits.
#pragma once

#include "board/affine.hpp"
#include "compose/few_moves/passes/pass.hpp"
#include "construct/batch.hpp"

namespace pegwright::compose::few_moves {

constexpr std::int32_t strip_rows = 6;

// From which peg it begins, and by how many columns the rows below leave beside the others. Passes: purges/passes.
struct StripCorner {
    Hole peg;              // above the strip
    std::int32_t columns;  // the last but two of those that the strip's beginning takes
    Hole waiting;          // where the peg waits afterwards, as the rows below count
    const Pass& begin;
    const Pass& begin_alone;
    const Pass& dig;
    const Pass& dig_last;

    // The column of both trails' beginning.
    std::int32_t trail() const { return columns + 1; }
};

// From (0, -2), with two columns or five; from (1, -1), with four; from (1, -2), with three.
constexpr std::size_t corners = 4;
const StripCorner& corner(std::size_t kind);

// The first columns of the strip, 0 to trail(). The triangle above must be empty but for the peg.
void begin_strip(const StripCorner& corner, bool rows_below, const Affine& at, Batch& batch);
// From this column on, so many times six more of them.
void go_on(std::int32_t column, std::int32_t times, const Affine& at, Batch& batch);
// The rows below the strip, the first of this length, each one hole longer: rows a multiple of six, length - columns 8
// or more if even, 11 or more if odd. Row -1 must be empty but for the waiting peg, as must the last hole of row -2 and
// columns 0 to columns of rows -3 and -2. The peg ends at (trail(), -2). All else is as it was. O(1) a jump.
void take_rows(const StripCorner& corner, std::int32_t rows, std::int32_t length, const Affine& at, Batch& batch);

}  // namespace pegwright::compose::few_moves
