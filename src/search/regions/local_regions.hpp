// Merson regions of any board: small sets of holes that no jump can enter while they are full. Examples are a corner,
// two neighbours on an edge, a 2 x 2 block, a hexagon of seven holes [Bell 2008, section 4.1; Beasley 2013].
//
// Every line of three holes whose middle is in a region has an end in it. So the first jump that changes a full region
// starts in it. See theory/MOVES.md.
#pragma once

#include "board/board.hpp"

#include <boost/container/static_vector.hpp>

#include <cstdint>
#include <vector>

namespace pegwright::search::regions {

inline constexpr std::size_t most_in_region = 7;

// Numbers of its holes, ascending.
using MersonRegion = boost::container::static_vector<std::uint32_t, most_in_region>;

// All regions of at most seven holes that contain no smaller one and extend at most three columns and rows from their
// first hole, in its order. Some 0.2 microseconds a hole. The board must have fewer than 2^32 holes.
std::vector<MersonRegion> local_regions(const Board& board);

}  // namespace pegwright::search::regions
