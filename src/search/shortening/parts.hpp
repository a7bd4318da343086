// Searches halves of a solution, and all of it, for fewer moves: by levels of moves from both ends
// (moves/shortest.hpp), on boards of at most 64 holes.
#pragma once

#include "base/limits.hpp"
#include "game/position.hpp"

#include <cstddef>
#include <vector>

namespace pegwright::search::shortening {

bool has_search_of_parts(const Board& board);

// In place; the jumps lead to the same position. Keeps more positions a level the higher the effort, from 1 on; boards
// of up to 33 holes are searched exhaustively, in a second or two. Some seconds on others. The same for any number of
// threads. True if no solution from start to that position has fewer moves. If poll throws, the jumps are the shortest
// so far.
bool search_parts(const Position& start, std::vector<Jump>& jumps, std::size_t effort, const Limits& limits);

}  // namespace pegwright::search::shortening
