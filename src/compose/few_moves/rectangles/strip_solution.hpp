// A strip of rows emptied from a vacancy, so that the rows beside it can be taken away near the end.
#pragma once

#include "compose/few_moves/piece_search.hpp"
#include "compose/few_moves/rectangles/endings.hpp"

namespace pegwright::compose::few_moves {

struct StripSolution {
    std::vector<Jump> beginning;
    Ending ending;  // which goes on from there
};

// Columns around those where the strip ends.
struct Columns {
    std::int32_t first = 0;
    std::int32_t last = 0;
};

// strip: of 4 rows or more and 18 columns or more. start: the vacancy, not right of `around`. ends: where it may end,
// all of as many pegs and in these columns, which are few. Nothing if no way is found. Tenths of a second, and what
// shortening takes. Throws Error (limit), and what poll throws.
std::optional<StripSolution> solve_strip(const Strip& strip, Hole start, const std::vector<Pegs>& ends, Columns around,
                                         unsigned waiting, const PieceSearch& search);

}  // namespace pegwright::compose::few_moves
