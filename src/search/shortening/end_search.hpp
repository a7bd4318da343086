// All but the first moves of a solution searched again, or all but the last, by a beam over moves
// (paths/beams/short_path.hpp): what windows of a few moves cannot change.
#pragma once

#include "base/limits.hpp"
#include "game/position.hpp"

#include <cstdint>
#include <vector>

namespace pegwright::search::shortening {

// Whether a beam over moves is quick there: some seconds for all that search_ends does.
bool has_end_search(const Board& board);

// In place: jumps from start to the same end, in fewer moves, or as they were. Throws what poll throws.
void search_ends(const Position& start, std::vector<Jump>& jumps, std::uint64_t seed, const Limits& limits);

}  // namespace pegwright::search::shortening
