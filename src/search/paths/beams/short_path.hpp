// Solutions in few moves on boards where the fewest cannot be proven by search: a beam over moves
// (beams/move_beam.hpp).
//
// Nothing is proven: not that there is no shorter one, nor, where none is found, that there is none.
#pragma once

#include "base/limits.hpp"
#include "game/position.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace pegwright::search::paths {

// Bits of a position: T_25 and 24x24 have a layout in so many.
inline constexpr std::size_t most_bits_of_moves = 576;

struct ShortLimits {
    Limits limits;                  // threads, memory, poll
    std::size_t width = 1000;       // positions kept of a level
    std::size_t most_moves = 1000;  // no longer solution is wanted
    std::uint64_t seed = 0;         // other seeds weigh positions in other ways
    std::size_t endings = 0;        // if there is a way, narrow beams of other seeds from late positions
    std::size_t generations = 0;    // of weights tuned on narrow beams first (beams/tuned_weights.hpp); no endings then
};

// For many paths on one board.
class ShortPaths {
public:
    // Throws Error (limit) if the board's holes take more than most_bits_of_moves bits. Some tenths of a second.
    explicit ShortPaths(const Board& board);
    ~ShortPaths();
    ShortPaths(ShortPaths&&) noexcept;

    // See short_path().
    std::optional<std::vector<Jump>> find(const Position& start, std::span<const Position> goals,
                                          const ShortLimits& limits) const;

private:
    struct OfBoard;
    std::unique_ptr<OfBoard> of_board_;
};

// Jumps from start to one of the goals, which have equally many pegs; nothing if the beam finds none of so few moves.
// Some 20 microseconds a position and level on T_12, 45 levels at most. Deterministic, whatever the number of threads.
// Throws Error (limit) if the board's holes take more than most_bits_of_moves bits or memory does not suffice, and what
// poll throws.
std::optional<std::vector<Jump>> short_path(const Board& board, const Position& start, std::span<const Position> goals,
                                            const ShortLimits& limits);

}  // namespace pegwright::search::paths
