// The last six rows of a band, where the last peg is to end there: they leave pegs for it to jump over.
#pragma once

#include "compose/few_moves/passes/rows.hpp"
#include "compose/few_moves/rectangles/strip_solution.hpp"

namespace pegwright::compose::few_moves {

// What is left of the six rows, for a last peg at this hole of them, counted from the band's first column and the first
// of the six; it may lie up to four columns beside the band.
Pegs bridge_to(Hole finish);

// The end that leaves the bridge; nothing if none is found. Milliseconds. Throws as find_path.
std::optional<BandEnd> find_band_end(Hole finish, const PieceSearch& search);

}  // namespace pegwright::compose::few_moves
