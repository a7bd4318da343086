// Regions on a map, and their labels.
#pragma once

#include "render/layouts/geometry.hpp"
#include "render/layouts/layouts.hpp"

#include <vector>

namespace pegwright::render {

// Appends the areas, "region-1" and so on with this prefix. Where holes are less than two points apart, the corners of
// their cells are left out: O(n log n) time for n holes, but a few points a strip.
void add_regions(std::vector<Item>& items, const Frame& frame, Lattice lattice, const std::vector<Region>& regions,
                 const std::string& prefix);

// The labels in the middles of their regions, as large as these let them be; without those too small to be read.
std::vector<Text> region_labels(const Frame& frame, const std::vector<Region>& regions);

}  // namespace pegwright::render
