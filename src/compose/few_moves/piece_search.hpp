// Paths between positions of a piece of a large board, by beams, and what all searches for few moves are given.
#pragma once

#include "base/limits.hpp"
#include "game/player.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace pegwright::compose::few_moves {

// Makes a solution shorter, or returns it as it is.
using Shortening = std::function<Player(const Player&)>;

// Positions of a level at most. Narrow beams have been enough so far.
constexpr std::uint64_t widest_beam = 10'000;

struct PieceSearch {
    Shortening shortened;
    Limits limits;
    std::uint64_t seed = 0;
};

// Jumps from starts[start] to goals[goal].
struct PiecePath {
    std::vector<Jump> jumps;
    std::size_t start = 0;
    std::size_t goal = 0;
};

// A path from one of the starts to one of the goals, shortened; nothing if the beams fail.
// - widest: positions of a level at most
// - refutes: spend time on proofs that there is no path, too
// Throws Error (limit), and what poll throws.
std::optional<PiecePath> path_between(const Board& board, std::span<const Position> starts,
                                      std::span<const Position> goals, std::uint64_t widest, bool refutes,
                                      const PieceSearch& search);

}  // namespace pegwright::compose::few_moves
