// Crosses a band of six columns below a strip (compose/few_moves/passes/rows.hpp), from the strip's last pegs to a
// finish in the band or near its end.
#pragma once

#include "compose/few_moves/passes/rows.hpp"
#include "compose/few_moves/rectangles/strip_solution.hpp"

namespace pegwright::compose::few_moves {

// The band below the strip, from this column on.
struct Band {
    std::int32_t first = 0;
    std::int32_t rows = 0;  // a multiple of 6, without the last six, which stay only if this is 0
};

// From the strip's last pegs, the band, and the pegs beside it that take_around leaves, to the last peg.
struct Crossing {
    Pegs pegs;  // of the strip
    BandEnd band_end;
    std::vector<Jump> jumps;
};

// Nothing if none is found. Tenths of a second, and what shortening takes. Throws Error (limit), and what poll throws.
// finish: in the band, or in the last six rows and at most four columns beside it. In the strip's coordinates, as is
// the result but for band_end.
std::optional<Crossing> find_crossing(const RowStrip& strip, const Band& band, Hole finish, const PieceSearch& search);

// The pegs that stay in the last six rows of a band for the last peg to jump over, if it is to end there. Coordinates
// count from the band's first column and the first of the six rows. The finish may lie four columns beside the band.
Pegs bridge_to(Hole finish);

// The end of the band that leaves the bridge; nothing if none is found. Milliseconds. Throws as find_path does.
std::optional<BandEnd> find_band_end(Hole finish, const PieceSearch& search);

// The strip's columns where its last pegs may be.
Columns columns_before(std::int32_t first_of_band);

}  // namespace pegwright::compose::few_moves
