#include "render/layouts/map_items.hpp"

#include <algorithm>
#include <cmath>

namespace pegwright::render {
namespace {

constexpr double least_label = 2.8;         // points; smaller text is left out
constexpr double least_scale_of_cells = 2;  // points between holes; below it no corner of a cell is visible
constexpr double corner_of_cell = 0.75;     // units by which a corner must stand out to be kept

double label_size(const MapRegion& region, const Frame& frame, Point at) {
    double left = at.x;
    double right = at.x;
    for (const Hole hole : region.holes) {
        const Point p = frame.at(hole);
        if (std::abs(p.y - at.y) > 0.75 * frame.scale()) continue;
        left = std::min(left, p.x);
        right = std::max(right, p.x);
    }
    const double width = right - left + 0.7 * frame.scale();
    return std::min({0.9 * frame.scale(), 16.0, width / text_width(region.label, 1)});
}

// The mean of its holes; it lies inside strips and blocks, not in every shape.
Point middle_of(const MapRegion& region, const Frame& frame) {
    Point sum;
    for (const Hole hole : region.holes) sum = sum + frame.at(hole);
    return (1.0 / static_cast<double>(region.holes.size())) * sum;
}

void add_region(std::vector<Item>& items, const Frame& frame, Lattice lattice, const MapRegion& region) {
    auto loops = outline(lattice, region.holes);
    for (auto& loop : loops) {
        if (frame.scale() < least_scale_of_cells) loop = simplified(loop, corner_of_cell);
        for (Point& p : loop) p = frame.place(p);
    }
    items.push_back(Area{std::move(loops), region.ink, std::clamp(0.04 * frame.scale(), 0.15, 1.0)});
}

}  // namespace

void add_regions(std::vector<Item>& items, const Frame& frame, Lattice lattice, const std::vector<MapRegion>& regions,
                 const std::string& prefix) {
    for (std::size_t i = 0; i < regions.size(); ++i) {
        items.push_back(Group{prefix + std::to_string(i + 1)});
        add_region(items, frame, lattice, regions[i]);
        items.push_back(GroupEnd{});
    }
}

std::vector<Text> region_labels(const Frame& frame, const std::vector<MapRegion>& regions) {
    std::vector<Text> labels;
    for (const MapRegion& region : regions) {
        if (region.label.empty()) continue;
        const Point at = middle_of(region, frame);
        const double size = label_size(region, frame, at);
        if (size >= least_label) labels.push_back({at, region.label, size, Ink::text, Align::middle, true});
    }
    return labels;
}

}  // namespace pegwright::render
