// Searches for a purge that clears a block of a few holes beside a catalyst of two holes. Plays depth-first on these
// holes only. It gives up after a number of positions, and if the holes fit in no rectangle of 64. So no result proves
// nothing.
#pragma once

#include "board/jump.hpp"
#include "board/lattice.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace pegwright::search::paths {

// Entry i: the jumps that empty the block while only catalyst[i] is full, and leave the catalyst unchanged. Nothing
// unless both are found within `positions` positions each. Block and catalyst must be disjoint. Deterministic.
std::optional<std::array<std::vector<Jump>, 2>> clear_beside_pair(Lattice lattice, std::span<const Hole> block,
                                                                  const std::array<Hole, 2>& catalyst,
                                                                  std::size_t positions);

}  // namespace pegwright::search::paths
