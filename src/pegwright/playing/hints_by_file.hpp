// Hints from a file of winning positions.
#pragma once

#include "pegwright/playing/hints.hpp"

namespace pegwright {

// Sets the fates of all jumps of the last position of a path, and returns true, if the file can tell: a position that a
// game of the file's problem reaches wins exactly if it is in the file. That is known of a position that is in the
// file, of those that jumps lead to from it, and of all on a path that begins as the file's games do. Images under
// symmetries of the board count. Throws Error (input) if the file is damaged, or its board, its goal or its position
// class are others.
bool fates_from_file(const HintQuestion& question, const std::vector<Position>& path, Hints& found);

}  // namespace pegwright
