// Gives hints from a file of winning positions.
#pragma once

#include "pegwright/playing/hints.hpp"

namespace pegwright {

// Sets the fates of all jumps of the path's last position and returns true, if the file can tell.
//
// The file has exactly the winning positions that games of its problem reach. A position is known to be
// reached if one on its path is in the file or is a start. Symmetric images count. Throws Error (input) if the file is
// damaged, or has another board, goal or position class.
bool fates_from_file(const HintQuestion& question, const std::vector<Position>& path, Hints& found);

}  // namespace pegwright
