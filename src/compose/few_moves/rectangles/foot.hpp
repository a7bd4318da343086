// The last six rows of a band, where the last peg is to end there: they leave pegs for it to jump over.
#pragma once

#include "compose/few_moves/growth/rows.hpp"
#include "compose/few_moves/rectangles/strip_way.hpp"

namespace pegwright::compose::few_moves {

// What is left of the six rows, for a last peg at this hole of them, counted from the band's first column and the first
// of the six; it may lie up to four columns beside the band.
Pegs bridge_to(Hole finish);

// The foot that leaves the bridge; nothing if none is found. Milliseconds. Throws as find_path.
std::optional<compose::growth::Foot> find_foot(Hole finish, const Search& search);

}  // namespace pegwright::compose::few_moves
