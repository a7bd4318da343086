// Solutions in few moves on boards where the fewest cannot be proven by search: a beam over moves
// (beams/move_beam.hpp).
//
// Nothing is proven: not that there is no shorter one, nor, where none is found, that there is none.
#pragma once

#include "base/limits.hpp"
#include "game/position.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pegwright::search::paths {

struct ShortLimits {
    Limits limits;                  // threads, memory, poll
    std::size_t width = 1000;       // positions kept of a level
    std::size_t most_moves = 1000;  // no longer solution is wanted
    std::uint64_t seed = 0;         // other seeds break ties in other ways
};

// Jumps from start to one of the goals, which have equally many pegs; nothing if the beam finds none of so few moves.
// Some 100 microseconds a position and level on T_12, 45 levels at most. Deterministic, whatever the number of threads.
// Throws Error (limit) if the board's holes take more than most_bits bits or memory does not suffice, and what
// poll throws.
std::optional<std::vector<Jump>> short_path(const Board& board, const Position& start, std::span<const Position> goals,
                                            const ShortLimits& limits);

}  // namespace pegwright::search::paths
