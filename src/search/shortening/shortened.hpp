// Shortens solutions of any length. It reorders jumps (reorder.hpp) and searches windows again (stretch.hpp). On small
// boards it also replaces long parts of a solution (parts.hpp).
#pragma once

#include "base/limits.hpp"
#include "game/position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace pegwright::search::shortening {

struct Effort {
    std::uint64_t seed = 0;
    // Some seconds each for some hundred jumps, half a minute for a million. 0: only reorder; none: until poll throws.
    // They end earlier once the solution is proven to have the fewest moves.
    std::optional<std::size_t> rounds;
    std::size_t windows = 50'000;  // windows to search in a round, but one to a hundred for each move
};

// Four, or one for long solutions: a minute at most on two cores, for up to a million jumps.
std::size_t usual_rounds(std::size_t jumps);

// In place; also when poll throws, jumps lead to the same position in at most as many moves. True if the first
// reordering is proven to have the fewest moves of any order. The same for any number of threads. Linear except for
// sorting; some 200 bytes a jump and a bit a hole.
bool shorten(const Position& start, std::vector<Jump>& jumps, const Effort& effort, const Limits& limits);

}  // namespace pegwright::search::shortening
