// Solutions of any length made shorter: jumps reordered (reorder.hpp), windows searched again (stretch.hpp), and on
// small boards all but the first moves, or the last.
#pragma once

#include "base/limits.hpp"
#include "game/position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace pegwright::search::shortening {

struct Effort {
    std::uint64_t seed = 0;
    // Each takes some seconds for some hundred jumps, half a minute for a million. 0: jumps are reordered alone; none:
    // until poll throws.
    std::optional<std::size_t> rounds;
    std::size_t windows = 50'000;  // searched in a round; one a move at least, and a hundred at most
};

// Rounds that take a minute at most on two cores, for up to a million jumps: four, and one for long solutions.
std::size_t usual_rounds(std::size_t jumps);

// Jumps that can be played from the start, in place: to the same position, with as many moves as before or fewer, at
// any time, also when poll throws. Whether no other order of the jumps has fewer moves is known of the first
// reordering. The same jumps for any number of threads. Linear in the jumps but for sorting; some 200 bytes a jump and
// a bit a hole.
bool shorten(const Position& start, std::vector<Jump>& jumps, const Effort& effort, const Limits& limits);

}  // namespace pegwright::search::shortening
