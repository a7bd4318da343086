// A part of a map again, large enough for its labels, below the map that has no room for them.
#pragma once

#include "render/layouts/geometry.hpp"
#include "render/layouts/layouts.hpp"

#include <vector>

namespace pegwright::render {

// The base board and what lies around it, below what is on the page, which grows; a frame on the map says where that
// is. Nothing where no region is a base board. map: that of the page's map; sizes in points.
void add_inset(Page& page, const Frame& map, Lattice lattice, const std::vector<Region>& regions, const Marks& marks,
               double margin, double text_size);

}  // namespace pegwright::render
