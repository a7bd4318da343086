#include "render/layouts/label_items.hpp"
#include "render/layouts/map_items.hpp"

#include "render/layouts/board_items.hpp"
#include "render/layouts/pages.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace pegwright::render {
namespace {

// Units around the middle of the base board, at least.
constexpr double half_width = 28;
constexpr double half_height = 14;
constexpr double most_scale = 20;
constexpr double gap = 14;  // points above it

struct InsetWindow {
    Point least{1e18, 1e18};
    Point most{-1e18, -1e18};

    void include(Point p) {
        least = {std::min(least.x, p.x), std::min(least.y, p.y)};
        most = {std::max(most.x, p.x), std::max(most.y, p.y)};
    }
    bool has(Point p) const { return p.x >= least.x && p.x <= most.x && p.y >= least.y && p.y <= most.y; }
    Point middle() const { return 0.5 * (least + most); }
};

std::size_t rows_of(const std::vector<Hole>& holes) {
    std::set<std::int32_t> rows;
    for (const Hole hole : holes) rows.insert(hole.y);
    return rows.size();
}

// A region whose rows are cut off loses its label.
std::vector<MapRegion> cut(const std::vector<MapRegion>& regions, Lattice lattice, const InsetWindow& window) {
    std::vector<MapRegion> inside;
    for (const MapRegion& region : regions) {
        MapRegion part{{}, region.label, region.ink};
        for (const Hole hole : region.holes)
            if (window.has(unit_place(lattice, hole))) part.holes.push_back(hole);
        if (part.holes.empty()) continue;
        if (rows_of(part.holes) < rows_of(region.holes)) part.label.clear();
        inside.push_back(std::move(part));
    }
    return inside;
}

Marks cut(const Marks& marks, Lattice lattice, const InsetWindow& window) {
    const auto inside = [&](const std::vector<Hole>& holes) {
        std::vector<Hole> found;
        std::copy_if(holes.begin(), holes.end(), std::back_inserter(found),
                     [&](Hole hole) { return window.has(unit_place(lattice, hole)); });
        return found;
    };
    return {inside(marks.start), inside(marks.finish), inside(marks.catalyst), {}, {}};
}

}  // namespace

void add_inset(Page& page, const Frame& map, Lattice lattice, const std::vector<MapRegion>& regions, const Marks& marks,
               double margin, double text_size) {
    InsetWindow base;
    for (const MapRegion& region : regions)
        if (region.ink == Ink::base)
            for (const Hole hole : region.holes) base.include(unit_place(lattice, hole));
    if (base.least.x > base.most.x) return;
    const Point middle = base.middle();
    InsetWindow window = base;
    window.include(middle - Point{half_width, half_height});
    window.include(middle + Point{half_width, half_height});
    const std::vector<MapRegion> inside = cut(regions, lattice, window);

    std::vector<Hole> holes;
    for (const MapRegion& region : inside) holes.insert(holes.end(), region.holes.begin(), region.holes.end());
    const Frame one(lattice, holes, 1, {});
    const double scale = std::min(most_scale, (page.width - 2 * margin) / one.width());
    if (scale < 2 * map.scale()) return;

    InsetWindow seen;
    for (const Hole hole : holes) seen.include(map.at(hole));
    const double around = std::max(1.0, map.scale());
    const Point least = seen.least - Point{around, around};
    const Point most = seen.most + Point{around, around};
    page.items.push_back(Line{{least, {most.x, least.y}, most, {least.x, most.y}}, 0.6, Ink::text, false, true});

    double y = page.height - margin + gap;
    const std::string words =
        fmt::format("The strips above are too thin for labels. The framed base board is below, {:.0f} times as large.",
                    scale / map.scale());
    y = add_lines(page.items, wrapped(words, text_size, page.width - 2 * margin), text_size, {margin, y}) + gap / 2;
    const Frame frame = one.scaled(scale).moved({(page.width - one.scaled(scale).width()) / 2, y});
    add_regions(page.items, frame, lattice, inside, "inset-");
    const Marks marked = cut(marks, lattice, window);
    const RegionLabels labels = region_labels(frame, inside, marked);
    add_dots(page.items, frame, inside);
    add_marks(page.items, frame, marked);
    add_labels(page.items, labels);
    page.height = y + frame.height() + margin;
}

}  // namespace pegwright::render
