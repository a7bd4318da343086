// Base solutions of small convex polygons, from base_solutions/polygon/.
//
// A file holds all solutions of a board, one after the other; of a board's images by turning and mirroring one is
// stored, and of a pair's images, by time reversal as well.
#pragma once

#include "board/affine.hpp"
#include "board/polygon.hpp"
#include "game/solution.hpp"

#include <optional>
#include <vector>

namespace pegwright::construct {

// The maps of the lattice that take a polygon to an image of its own, turned or mirrored, in the columns and rows from
// zero on: twelve. The board must be a convex polygon.
std::vector<Affine> polygon_images(const Board& board);

board::Polygon image_of(const Affine& map, const board::Polygon& polygon);

// Nothing if none is in store. O(what is in store of the board).
std::optional<Solution> polygon_base_solution(const Problem& problem);

}  // namespace pegwright::construct
