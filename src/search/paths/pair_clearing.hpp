// Whether a block of a few holes can be cleared beside two holes, and how: purges with a catalyst of two holes.
//
// Only the block and the two holes are played on. In depth, with positions met remembered; not exhaustive beyond the
// number of positions allowed, nor where block and holes lie in no rectangle of at most 64.
#pragma once

#include "board/jump.hpp"
#include "board/lattice.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace pegwright::search::paths {

// [i]: the jumps that empty the block while catalyst[i] alone of the two is full, and leave the two as they are.
// Nothing if one of them is not found within so many positions. block: holes all different from the catalyst's.
// Deterministic.
std::optional<std::array<std::vector<Jump>, 2>> clear_beside_pair(Lattice lattice, std::span<const Hole> block,
                                                                  const std::array<Hole, 2>& catalyst,
                                                                  std::size_t positions);

}  // namespace pegwright::search::paths
