// Merson regions of a board of any shape and size: small sets of holes that nothing can enter while they are full.
//
// On every line of three holes whose middle belongs to a region, an end belongs to it, too. So a jump over one of its
// pegs would come from a peg of the region, and what changes a full region first is a peg of it that leaves it: a
// corner, two neighbours on an edge, a 2 x 2 block of the square lattice, a hexagon of seven holes of the triangular
// one [Bell 2008, section 4.1; Beasley 2013]. theory/MOVES.md says what follows from them.
#pragma once

#include "board/board.hpp"

#include <boost/container/static_vector.hpp>

#include <cstdint>
#include <vector>

namespace pegwright::search::regions {

inline constexpr std::size_t most_in_region = 7;

// Its holes, by their numbers on the board, ascending.
using MersonRegion = boost::container::static_vector<std::uint32_t, most_in_region>;

// All regions of at most seven holes that contain no smaller one and reach no further than three columns and rows
// from their first hole, in the order of that hole. Regions that look alike are found once, so that it takes some
// 0.2 microseconds a hole; the board must have less than 2^32 holes.
std::vector<MersonRegion> local_regions(const Board& board);

}  // namespace pegwright::search::regions
