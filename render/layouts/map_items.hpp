// The regions of a map, their labels, and an inset.
#pragma once

#include "render/layouts/geometry.hpp"
#include "render/layouts/layouts.hpp"

#include <optional>
#include <vector>

namespace pegwright::render {

// Appends areas with ids such as "region-1". Below a scale of 2 corners of cells are dropped. O(n log n) for n holes.
void add_regions(std::vector<Item>& items, const Frame& frame, Lattice lattice, const std::vector<MapRegion>& regions,
                 const std::string& prefix);

// One for each region.
using RegionLabels = std::vector<std::optional<Text>>;

// As large as fits between the dots, near the middles of their regions and clear of marks. Where no text of five
// points fits there is none. Catalysts may lie under a label. O(n log n) for n holes.
RegionLabels region_labels(const Frame& frame, const std::vector<MapRegion>& regions, const Marks& marks);

// Appends a dot for each hole. Nothing at scales at which dots would look grey.
void add_dots(std::vector<Item>& items, const Frame& frame, const std::vector<MapRegion>& regions);
void add_labels(std::vector<Item>& items, const RegionLabels& labels);

// Leaves out 6-purges, whose labels have the least room.
bool has_most_labels(const std::vector<MapRegion>& regions, const RegionLabels& labels);

// Draws the base board and its surroundings again below the map, large enough for labels, and a frame around them on
// the map. The page grows. Does nothing without a base board. `map`: the frame of the map. Sizes in points.
void add_inset(Page& page, const Frame& map, Lattice lattice, const std::vector<MapRegion>& regions, const Marks& marks,
               double margin, double text_size);

}  // namespace pegwright::render
