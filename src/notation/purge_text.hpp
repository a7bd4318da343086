// Purges as text: a picture and the jumps, redundant on purpose.
//
// The text format, one purge after the other (see purges/README.md):
//
//     name     three-01
//     lattice  square triangular
//     block
//       v X C
//       . X .
//       . X .
//     jumps    c1-a1 b3-b1 a1-c1
#pragma once

#include "game/purge.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace pegwright::notation {

// Reads a file of purges and replays each on every lattice it names: its jumps must be legal within
// the picture and turn the picture's "before" into its "after". Throws Error with file and line. X
// leaves, C and v are the catalyst's pegs and vacancies, V and N the vacancies of a relocating purge
// before and after: PurgeHole.
std::vector<Purge> parse_purges(std::string_view text, const std::string& file);

// The same purge as text, without the comment lines. parse_purges() reads it to the same purge;
// consecutive jumps of one peg become one chain.
std::string format_purge(const Purge& purge);

}  // namespace pegwright::notation
