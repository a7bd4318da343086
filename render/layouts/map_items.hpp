// Regions on a map, their labels, and a part of the map again, large enough for them.
#pragma once

#include "render/layouts/geometry.hpp"
#include "render/layouts/layouts.hpp"

#include <vector>

namespace pegwright::render {

// Appends the areas, "region-1" and so on with this prefix. Where holes are less than two points apart, the corners of
// their cells are left out: O(n log n) time for n holes, but a few points a strip.
void add_regions(std::vector<Item>& items, const Frame& frame, Lattice lattice, const std::vector<MapRegion>& regions,
                 const std::string& prefix);

// The labels in the middles of their regions, as large as these let them be; without those too small to be read.
std::vector<Text> region_labels(const Frame& frame, const std::vector<MapRegion>& regions);

// A part of a map again, large enough for its labels, below the map that has no room for them: the base board and what
// lies around it, below what is on the page, which grows; a frame on the map says where that is. Nothing where no
// region is a base board. map: that of the page's map; sizes in points.
void add_inset(Page& page, const Frame& map, Lattice lattice, const std::vector<MapRegion>& regions, const Marks& marks,
               double margin, double text_size);

}  // namespace pegwright::render
