// Gives hints from a file of winning positions.
#pragma once

#include "pegwright/playing/hints.hpp"

namespace pegwright {

// Sets the fates of all jumps of the path's last position and returns true, if the file can tell.
//
// A position that a game of the file's problem reaches is won exactly if the file has it. A position is known to be
// reached if a position on the path is in the file or is a start of it. Symmetric images count. Throws Error (input) if
// the file is damaged, or has another board, goal or position class.
bool fates_from_file(const HintQuestion& question, const std::vector<Position>& path, Hints& found);

}  // namespace pegwright
