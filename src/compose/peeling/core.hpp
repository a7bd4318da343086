// Searches the last holes of a board, its core, and blocks that hold the vacancy, by narrow beams, which may miss a
// solution.
#pragma once

#include "base/limits.hpp"
#include "board/board.hpp"
#include "board/jump.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pegwright::compose::peeling {

// From one vacancy among these holes to one peg.
std::optional<std::vector<Jump>> solve_core(Lattice lattice, std::span<const Hole> holes, Hole vacancy, Hole finish,
                                            const Limits& limits, std::uint64_t seed);

// For boards that leave in bands (construct/bands/reduction.hpp). Takes a second at most.
std::optional<std::vector<Jump>> solve_square_core(std::span<const Hole> holes, Hole vacancy, Hole finish,
                                                   const Limits& limits);

// Empties a block with one vacancy in it, and makes a vacancy at `to`, one of the holes beside the block. The jumps may
// use these, and all but `to` are full before and after.
std::optional<std::vector<Jump>> relocate_block(Lattice lattice, std::span<const Hole> block, Hole vacancy,
                                                std::span<const Hole> beside, Hole to, const Limits& limits,
                                                std::uint64_t seed);

}  // namespace pegwright::compose::peeling
