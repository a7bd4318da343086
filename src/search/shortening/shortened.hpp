// Solutions of any length made shorter: jumps reordered (reorder.hpp), then windows searched again (stretch.hpp).
#pragma once

#include "base/limits.hpp"
#include "game/position.hpp"

#include <cstdint>
#include <vector>

namespace pegwright::search::shortening {

struct Effort {
    std::uint64_t seed = 0;
    std::size_t rounds = 1;           // each cuts the solution into stretches in another way
    std::size_t windows_a_move = 10;  // searched in each round
};

// Jumps that can be played from the start, in place: to the same position, with as many moves as before or fewer,
// at any time, also when poll throws. The same jumps for any number of threads. Linear in the jumps but for sorting;
// some 100 microseconds a window, 150 bytes a jump and a bit a hole for each thread.
void shorten(const Position& start, std::vector<Jump>& jumps, const Effort& effort, const Limits& limits);

}  // namespace pegwright::search::shortening
