// How to clear a block of a few holes beside a catalyst of two holes, if a short search finds it: a purge.
//
// The search plays on the block and the two holes only, depth-first, and remembers the positions it has met. It gives
// up after a number of positions, and at once if the holes fit in no rectangle of 64. So no result proves nothing.
#pragma once

#include "board/jump.hpp"
#include "board/lattice.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace pegwright::search::paths {

// Entry i: the jumps that empty the block while only catalyst[i] of the two is full, and leave the catalyst unchanged.
// Nothing unless both are found within `positions` positions each. No hole of the block may be one of the catalyst's.
// Deterministic.
std::optional<std::array<std::vector<Jump>, 2>> clear_beside_pair(Lattice lattice, std::span<const Hole> block,
                                                                  const std::array<Hole, 2>& catalyst,
                                                                  std::size_t positions);

}  // namespace pegwright::search::paths
