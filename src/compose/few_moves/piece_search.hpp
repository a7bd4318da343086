// Paths between positions of a piece of a large board, by beams, and the settings of all searches for few moves.
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

// Positions kept in a level.
constexpr std::uint64_t widest_beam = 10'000;

// Every function of few_moves that takes one throws Error (limit), and what poll throws.
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

// A path from a start to a goal, shortened; nothing if the beams fail.
// - widest: positions of a level at most
// - refutes: also try to prove that there is no path
std::optional<PiecePath> path_between(const Board& board, std::span<const Position> starts,
                                      std::span<const Position> goals, std::uint64_t widest, bool refutes,
                                      const PieceSearch& search);

}  // namespace pegwright::compose::few_moves
