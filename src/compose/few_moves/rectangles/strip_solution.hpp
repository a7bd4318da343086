// Solves a strip of a rectangle so that the rows above and below can leave near the end.
#pragma once

#include "compose/few_moves/endings.hpp"
#include "compose/few_moves/piece_search.hpp"

namespace pegwright::compose::few_moves {

// Rows of a rectangle, with full rows above and below.
struct RowStrip {
    std::int32_t length = 0;
    std::int32_t rows = 0;
    std::int32_t above = 0;  // multiples of 6
    std::int32_t below = 0;

    // side: 0 above, 1 below.
    RowsBeyond beyond(std::size_t side) const {
        if (side == 0) return {{{0, -1}, {1, 0}, {0, -1}}, above, length};
        return {{{0, rows}}, below, length};
    }
};

struct StripSolution {
    std::vector<Jump> beginning;
    Ending ending;  // from there on; rows leave as soon as they can
    Pegs last;
};

// Both ends included.
struct Columns {
    std::int32_t first = 0;
    std::int32_t last = 0;
};

// Jumps stay in the columns `around`.
Endings strip_endings(const RowStrip& strip, const std::vector<Pegs>& ends, Columns around);

// Nothing if no solution is found. Tenths of a second, and shortening.
// - strip: at least 4 rows and 18 columns
// - start: the vacancy, not right of `around`
// - ends: with equal numbers of pegs, in the few columns `around`
std::optional<StripSolution> solve_strip(const RowStrip& strip, Hole start, const std::vector<Pegs>& ends,
                                         Columns around, const PieceSearch& search);

}  // namespace pegwright::compose::few_moves
