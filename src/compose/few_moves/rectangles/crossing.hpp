// A band of six columns below a strip (compose/few_moves/passes/rows.hpp), entered from the strip's last pegs and
// crossed to the last peg.
#pragma once

#include "compose/few_moves/passes/rows.hpp"
#include "compose/few_moves/rectangles/strip_solution.hpp"

namespace pegwright::compose::few_moves {

// Where the band is: below the strip, from this column on.
struct Band {
    std::int32_t first = 0;
    std::int32_t rows = 0;  // that stay, a multiple of 6; there are six more below them, which stay, too, if it is 0
};

// From the strip's last pegs, the band and the pegs on either side of it, as take_around leaves them, to the last one.
struct Crossing {
    Pegs pegs;  // of the strip
    BandEnd band_end;
    std::vector<Jump> jumps;
};

// finish: in the band or in the six rows below it, there also in the four columns on either side. Nothing if no way is
// found. Columns and rows are the strip's, but for the band's end. Tenths of a second, and what shortening takes.
// Throws Error (limit), and what poll throws.
std::optional<Crossing> find_crossing(const RowStrip& strip, const Band& band, Hole finish, const PieceSearch& search);

// What is left of the last six rows of a band where the last peg is to end there, for it to jump over. finish: a hole
// of these rows, counted from the band's first column and the first of the six; it may lie up to four columns beside
// the band.
Pegs bridge_to(Hole finish);

// The band's end that leaves the bridge; nothing if none is found. Milliseconds. Throws as find_path.
std::optional<BandEnd> find_band_end(Hole finish, const PieceSearch& search);

// Columns of the strip in which its last pegs are.
Columns columns_before(std::int32_t first_of_band);

}  // namespace pegwright::compose::few_moves
