// What the searches are given that fit the pieces of large boards together.
#pragma once

#include "base/limits.hpp"
#include "game/player.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace pegwright::compose::few_moves {

// A solution in fewer moves, if there is one at hand.
using Shortening = std::function<Player(const Player&)>;

// Positions of a level; narrow beams have always done.
constexpr std::uint64_t widest_beam = 10'000;

struct PieceSearch {
    Shortening shortened;
    Limits limits;
    std::uint64_t seed = 0;
};

// Jumps between positions of a piece, and which of the starts and goals they lead from and to.
struct PiecePath {
    std::vector<Jump> jumps;
    std::size_t start = 0;
    std::size_t goal = 0;
};

// By beams no wider than that, shortened; nothing if they fail. refutes: whether time is spent on proofs that there is
// no path. Throws Error (limit), and what poll throws.
std::optional<PiecePath> path_between(const Board& board, std::span<const Position> starts,
                                      std::span<const Position> goals, std::uint64_t widest, bool refutes,
                                      const PieceSearch& search);

}  // namespace pegwright::compose::few_moves
