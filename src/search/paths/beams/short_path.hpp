// Finds solutions in few moves on boards too large for a proof, by a beam over moves (beams/move_beam.hpp). It may miss
// solutions and shorter ones.
#pragma once

#include "base/limits.hpp"
#include "game/position.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace pegwright::search::paths {

// Bits of a position (hole_layout.hpp); T_25 and 24x24 fit.
inline constexpr std::size_t most_bits_of_moves = 576;

struct ShortLimits {
    Limits limits;                  // threads, memory, poll
    std::size_t width = 1000;       // positions kept in each level
    std::size_t most_moves = 1000;  // longer solutions are not wanted
    std::uint64_t seed = 0;         // others vary the weights
    std::size_t endings = 0;        // narrow beams to try for another end of the solution found
    std::size_t generations = 0;    // to tune weights on narrow beams first; no endings then
};

// For many paths on one board.
class ShortPaths {
public:
    // Throws Error (limit) beyond most_bits_of_moves bits. Some tenths of a second.
    explicit ShortPaths(const Board& board);
    ~ShortPaths();
    ShortPaths(ShortPaths&&) noexcept;

    std::optional<std::vector<Jump>> find(const Position& start, std::span<const Position> goals,
                                          const ShortLimits& limits) const;

private:
    struct OfBoard;
    std::unique_ptr<OfBoard> of_board_;
};

// Jumps from start to one of the goals, which must have equally many pegs, if the beam finds any. Some 20 microseconds
// for each position and level; T_12 takes at most 45 levels. Deterministic, for any number of threads. Throws Error
// (limit) if the board is too large or memory does not suffice.
std::optional<std::vector<Jump>> short_path(const Board& board, const Position& start, std::span<const Position> goals,
                                            const ShortLimits& limits);

}  // namespace pegwright::search::paths
