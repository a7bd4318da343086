// Labels or dots that would be too small are left out; then only colours tell the regions apart.
#include "render/layouts/board_items.hpp"
#include "render/layouts/board_page.hpp"
#include "render/layouts/map_items.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace pegwright::render {
namespace {

// In points.
constexpr double page_margin = 30;
constexpr double title_size = 12;
constexpr double legend_size = 9;
constexpr double widest_text = 600;

// In units.
double hole_label_size(double widest) { return std::min(0.36, 1 / (1.2 * widest)); }

void add_map_labels(std::vector<Item>& items, const Frame& frame, const Board& board, const Labels& labels) {
    const double size = hole_label_size(widest_label(board, labels)) * frame.scale();
    for (Label& label : labels.of(board, 0))
        items.push_back(Text{frame.at(label.at), std::move(label.text), size, Ink::text, Align::middle, true});
}

}  // namespace

Picture map_layout(const std::string& title, Lattice lattice, const std::vector<MapRegion>& regions, const Marks& marks,
                   const std::vector<LegendLine>& usual_legend, const Look& look) {
    std::vector<Hole> holes;
    for (const MapRegion& region : regions) holes.insert(holes.end(), region.holes.begin(), region.holes.end());
    if (holes.size() > static_cast<std::size_t>(most_holes_on_map))
        fail_limit(
            fmt::format("{}: a map shows at most {} holes; solve writes the moves as text", title, most_holes_on_map));
    const Labels& hole_labels = look.labels;
    const bool labelled = static_cast<bool>(hole_labels.of);
    const Board board = labelled ? Board::of(lattice, Spans(holes)) : Board::triangle(1);
    check_labels(title, board, hole_labels);
    std::vector<LegendLine> legend = usual_legend;
    if (!hole_labels.legend.empty()) legend.push_back({hole_labels.legend});
    const Frame one = labelled ? frame_of(board, hole_labels) : Frame(lattice, holes, 1, {});
    const double units = std::max(one.width(), one.height());
    const double least = labelled ? least_text / hole_label_size(widest_label(board, hole_labels)) : 0;
    const double scale = std::max(std::clamp(760 / units, 0.7, 24.0), least);
    auto [page, frame] =
        board_page(title, one, legend, look, {page_margin, title_size, legend_size, scale, widest_text});
    add_regions(page.items, frame, lattice, regions, "region-");
    std::vector<Text> labels = region_labels(frame, regions, marks);
    if (labelled) add_map_labels(page.items, frame, board, hole_labels);
    if (!hole_labels.in_holes()) add_dots(page.items, frame, regions);
    add_marks(page.items, frame, marks);
    const auto wanted =
        std::count_if(regions.begin(), regions.end(), [](const MapRegion& r) { return !r.label.empty(); });
    const bool few_labels = 2 * static_cast<std::ptrdiff_t>(labels.size()) < wanted;
    for (Text& label : labels) page.items.push_back(std::move(label));
    if (few_labels && look.legend && !look.paper)
        add_inset(page, frame, lattice, regions, marks, margin_of(look, page_margin), small_text_of(look, legend_size));
    std::string description;
    for (const LegendLine& line : legend) description += (description.empty() ? "" : "; ") + line.text;
    return {named_by(look, title), description, {std::move(page)}};
}

}  // namespace pegwright::render
