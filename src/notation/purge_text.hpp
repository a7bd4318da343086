// Purges as text: a picture and jumps, redundant on purpose. See purges/README.md.
//
//     name     three-01
//     lattice  square triangular
//     block
//       v X C
//       . X .
//       . X .
//     jumps    c1-a1 b3-b1 a1-c1
//
// X is cleared, C and v are the pegs and vacancies of the catalyst, V and N the vacancies of a relocating purge before
// and after.
#pragma once

#include "game/purge.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace pegwright::notation {

// Replays each purge on its lattices: the jumps must be legal and turn the picture's start into its end. O(text).
// Throws Error with file and line.
std::vector<Purge> parse_purges(std::string_view text, const std::string& file);

// Without comments.
std::string format_purge(const Purge& purge);

}  // namespace pegwright::notation
