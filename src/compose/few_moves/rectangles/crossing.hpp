// Crosses a band of six columns below a strip, from the strip's last pegs to a finish in the band or near its end.
#pragma once

#include "compose/few_moves/passes/rows.hpp"
#include "compose/few_moves/rectangles/strip_solution.hpp"

namespace pegwright::compose::few_moves {

struct Band {
    std::int32_t first = 0;  // column
    std::int32_t rows = 0;   // a multiple of 6, without the last six, which stay only if this is 0
};

// From the strip's last pegs, the band and the pegs that take_around leaves beside it to the last peg.
struct Crossing {
    Pegs pegs;  // of the strip
    BandEnd band_end;
    std::vector<Jump> jumps;
};

// Nothing if none is found. Tenths of a second, and shortening. Finish and result have the strip's coordinates, but for
// band_end. finish: in the band, or in the last six rows and at most four columns beside it.
std::optional<Crossing> find_crossing(const RowStrip& strip, const Band& band, Hole finish, const PieceSearch& search);

// The pegs that stay in a band's last six rows, for the last peg to jump over to a finish there. (0, 0) is the band's
// first hole in these rows.
Pegs bridge_to(Hole finish);

// The end of the band that leaves the bridge; nothing if none is found. Milliseconds.
std::optional<BandEnd> find_band_end(Hole finish, const PieceSearch& search);

// Where the strip's last pegs may be.
Columns columns_before(std::int32_t first_of_band);

}  // namespace pegwright::compose::few_moves
