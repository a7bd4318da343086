#include "render/layouts/map_items.hpp"
#include "render/layouts/label_items.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace pegwright::render {
namespace {

constexpr double least_scale_of_cells = 2;  // points between holes; below it no corner of a cell is visible
constexpr double corner_of_cell = 0.75;     // units by which a corner must stand out to be kept
constexpr double least_scale_of_dots = 5;   // a third of a point in radius
constexpr double dot_radius = 0.07;         // units
constexpr double most_label = 16;           // points
// Units. Between two rows of holes even names in the holes stay clear of the text.
constexpr double label_height = 0.78;
constexpr double label_padding = 0.1;
constexpr double cap_height = 0.73;    // of a text's size
constexpr double clear_of_dots = 1.5;  // points
constexpr double least_clear_of_dots = 0.5;

bool has_dots(const Frame& frame) { return frame.scale() >= least_scale_of_dots; }

double kept_clear(const Frame& frame) { return dot_radius * frame.scale() + clear_of_dots; }

bool is_six(const MapRegion& region) { return region.ink == Ink::six || region.ink == Ink::other_six; }

struct Span {
    double left;
    double right;
    double width() const { return right - left; }
};
bool overlap(Span a, Span b) { return a.left < b.right && b.left < a.right; }

// A line between two rows of a region, or between two holes of its only row.
struct LabelPlace {
    double y;
    Span free;
};

// The places for a region's label.
std::vector<LabelPlace> label_places(const MapRegion& region, const Frame& frame) {
    std::vector<Hole> holes = region.holes;
    std::sort(holes.begin(), holes.end(), [](Hole a, Hole b) { return std::pair(a.y, a.x) < std::pair(b.y, b.x); });
    const double half = (0.5 - label_padding) * frame.scale();
    struct Run {
        std::int32_t row;
        double y;
        Span span;
    };
    std::vector<Run> runs;
    for (std::size_t i = 0; i < holes.size(); ++i) {
        const Point at = frame.at(holes[i]);
        if (i == 0 || holes[i].y != holes[i - 1].y || holes[i].x != holes[i - 1].x + 1)
            runs.push_back({holes[i].y, at.y, {at.x - half, at.x + half}});
        runs.back().span.right = at.x + half;
    }
    std::vector<LabelPlace> places;
    std::size_t below = 0;
    for (const Run& run : runs) {
        while (below < runs.size() && runs[below].row <= run.row) ++below;
        for (std::size_t i = below; i < runs.size() && runs[i].row == run.row + 1; ++i)
            if (overlap(run.span, runs[i].span))
                places.push_back(
                    {(run.y + runs[i].y) / 2,
                     {std::max(run.span.left, runs[i].span.left), std::min(run.span.right, runs[i].span.right)}});
    }
    if (!places.empty()) return places;
    const double dot = std::max(2 * dot_radius * frame.scale(), kept_clear(frame));
    for (std::size_t i = 1; i < holes.size(); ++i)
        if (holes[i] == holes[i - 1] + Hole{1, 0})
            places.push_back({frame.at(holes[i]).y, {frame.at(holes[i - 1]).x + dot, frame.at(holes[i]).x - dot}});
    return places;
}

// What a label must not touch.
struct Box {
    Span across;
    Span down;
};
Box box_around(Point p, double reach) { return {{p.x - reach, p.x + reach}, {p.y - reach, p.y + reach}}; }

// The mean of its holes.
Point middle_of(const MapRegion& region, const Frame& frame) {
    Point sum;
    for (const Hole hole : region.holes) sum = sum + frame.at(hole);
    return (1.0 / static_cast<double>(region.holes.size())) * sum;
}

// The place for a text of this width and height nearest to `middle`. An upper one comes first unless it is clearly
// further, so that labels of like regions are in line.
std::optional<Point> nearest_place(const std::vector<LabelPlace>& places, Point middle, double width, double height,
                                   const std::vector<Box>& boxes, double clearly) {
    std::optional<Point> best;
    const auto distance = [&](Point p) { return std::hypot(p.x - middle.x, p.y - middle.y); };
    for (const LabelPlace& place : places) {
        const Span middles{place.free.left + width / 2, place.free.right - width / 2};
        if (middles.width() < 0) continue;
        const Span down{place.y - height / 2, place.y + height / 2};
        std::vector<double> ends{std::clamp(middle.x, middles.left, middles.right)};
        for (const Box& box : boxes)
            if (overlap(box.down, down))
                ends.insert(ends.end(), {box.across.left - width / 2, box.across.right + width / 2});
        for (const double x : ends) {
            if (x < middles.left || x > middles.right) continue;
            if (best && distance({x, place.y}) + clearly >= distance(*best)) continue;
            const Box label{{x - width / 2 + 1e-6, x + width / 2 - 1e-6}, down};
            if (std::none_of(boxes.begin(), boxes.end(), [&](const Box& box) {
                    return overlap(box.across, label.across) && overlap(box.down, label.down);
                }))
                best = Point{x, place.y};
        }
    }
    return best;
}

std::optional<Text> label_for(const MapRegion& region, const Frame& frame, const std::vector<LabelPlace>& places,
                              const std::vector<Box>& boxes) {
    double widest = 0;
    for (const LabelPlace& place : places) widest = std::max(widest, place.free.width());
    const double unit_width = text_width(region.label, 1);
    const double rows_apart = frame.at({0, 1}).y - frame.at({0, 0}).y;
    double highest = label_height * frame.scale();
    if (has_dots(frame)) {
        // The many labels of 6-purges would look crowded.
        const double clear = is_six(region) ? kept_clear(frame) : dot_radius * frame.scale() + least_clear_of_dots;
        highest = std::min(highest, (rows_apart - 2 * clear) / cap_height);
    }
    const double most = std::min({highest, most_label, widest / unit_width});
    const Point middle = middle_of(region, frame);
    for (double size = most; size >= least_text; size *= 0.9)
        if (const auto at =
                nearest_place(places, middle, size * unit_width, size * cap_height, boxes, 0.25 * frame.scale()))
            return Text{*at, region.label, size, Ink::text, Align::middle, true};
    return std::nullopt;
}

void add_region(std::vector<Item>& items, const Frame& frame, Lattice lattice, const MapRegion& region) {
    auto loops = outline(lattice, region.holes);
    for (auto& loop : loops) {
        if (frame.scale() < least_scale_of_cells) loop = simplified(loop, corner_of_cell);
        for (Point& p : loop) {
            p = frame.place(p);
            // Short to write, and fine enough without dots.
            if (frame.scale() < least_scale_of_dots) p = {std::round(4 * p.x) / 4, std::round(4 * p.y) / 4};
        }
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

void add_dots(std::vector<Item>& items, const Frame& frame, const std::vector<MapRegion>& regions) {
    if (!has_dots(frame)) return;
    Discs dots{{}, dot_radius * frame.scale(), Ink::border};
    for (const MapRegion& region : regions)
        for (const Hole hole : region.holes) dots.at.push_back(frame.at(hole));
    items.push_back(std::move(dots));
}

void add_labels(std::vector<Item>& items, const RegionLabels& labels) {
    for (const std::optional<Text>& label : labels)
        if (label) items.push_back(*label);
}

bool has_most_labels(const std::vector<MapRegion>& regions, const RegionLabels& labels) {
    std::size_t wanted = 0;
    std::size_t shown = 0;
    for (std::size_t i = 0; i < regions.size(); ++i) {
        if (regions[i].label.empty() || is_six(regions[i])) continue;
        ++wanted;
        if (labels[i]) ++shown;
    }
    return 2 * shown >= wanted;
}

RegionLabels region_labels(const Frame& frame, const std::vector<MapRegion>& regions, const Marks& marks) {
    RegionLabels labels(regions.size());
    if (!has_dots(frame)) return labels;
    std::vector<Hole> catalyst = marks.catalyst;
    std::sort(catalyst.begin(), catalyst.end());
    std::vector<Box> ends;
    for (const auto* holes : {&marks.start, &marks.finish})
        for (const Hole hole : *holes) ends.push_back(box_around(frame.at(hole), 0.65 * frame.scale()));
    for (std::size_t i = 0; i < regions.size(); ++i) {
        const MapRegion& region = regions[i];
        if (region.label.empty()) continue;
        std::vector<Box> boxes = ends;
        for (const Hole hole : region.holes)
            if (std::binary_search(catalyst.begin(), catalyst.end(), hole))
                boxes.push_back(box_around(frame.at(hole), 0.5 * frame.scale()));
        const std::vector<LabelPlace> places = label_places(region, frame);
        labels[i] = label_for(region, frame, places, boxes);
        if (!labels[i]) labels[i] = label_for(region, frame, places, ends);
    }
    return labels;
}

}  // namespace pegwright::render
