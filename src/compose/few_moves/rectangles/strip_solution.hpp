// A strip of rows emptied from a vacancy, so that the rows beside it can be taken away near the end.
#pragma once

#include "compose/few_moves/endings.hpp"
#include "compose/few_moves/piece_search.hpp"

namespace pegwright::compose::few_moves {

// Rows of a rectangle, from its left end to its right one, and full rows above and below that wait until they can
// leave.
struct RowStrip {
    std::int32_t length = 0;
    std::int32_t rows = 0;
    std::int32_t above = 0;  // multiples of 6
    std::int32_t below = 0;

    // Those above (0) or below (1).
    RowsBeyond beyond(std::size_t side) const {
        if (side == 0) return {{{0, -1}, {1, 0}, {0, -1}}, above, length};
        return {{{0, rows}}, below, length};
    }
};

struct StripSolution {
    std::vector<Jump> beginning;
    Ending ending;  // which goes on from there; rows leave as soon as they can
    Pegs last;      // that are left
};

// Columns around those where the strip ends.
struct Columns {
    std::int32_t first = 0;
    std::int32_t last = 0;
};

// How a strip may end in one of these ways, jumps taken back in these columns alone.
Endings strip_endings(const RowStrip& strip, const std::vector<Pegs>& ends, Columns around);

// strip: of 4 rows or more and 18 columns or more. start: the vacancy, not right of `around`. ends: where it may end,
// all of as many pegs and in these columns, which are few. Nothing if no way is found. Tenths of a second, and what
// shortening takes. Throws Error (limit), and what poll throws.
std::optional<StripSolution> solve_strip(const RowStrip& strip, Hole start, const std::vector<Pegs>& ends,
                                         Columns around, const PieceSearch& search);

}  // namespace pegwright::compose::few_moves
