// Searches on what is left of a board: some tens of holes, as a board of their own.
#pragma once

#include "base/limits.hpp"
#include "board/board.hpp"
#include "board/jump.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pegwright::compose::peeling {

// The jumps that lead from one vacancy among these holes to one peg; nothing if narrow beams find none.
std::optional<std::vector<Jump>> solve_core(Lattice lattice, std::span<const Hole> holes, Hole vacancy, Hole finish,
                                            const Limits& limits, std::uint64_t seed);

// The same on the square lattice, for boards that leave in bands (construct/bands/reduction.hpp): a second at most.
std::optional<std::vector<Jump>> solve_square_core(std::span<const Hole> holes, Hole vacancy, Hole finish,
                                                   const Limits& limits);

// Empties a block of holes in which one is vacant, and leaves a vacancy `to` instead, all holes beside the block being
// full otherwise, before and after. Nothing if narrow beams find no way.
std::optional<std::vector<Jump>> relocate_block(Lattice lattice, std::span<const Hole> block, Hole vacancy,
                                                std::span<const Hole> beside, Hole to, const Limits& limits,
                                                std::uint64_t seed);

}  // namespace pegwright::compose::peeling
