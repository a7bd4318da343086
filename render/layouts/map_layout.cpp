// Labels or dots that would be too small are left out; then only colours tell the regions apart.
#include "render/layouts/board_items.hpp"
#include "render/layouts/board_page.hpp"
#include "render/layouts/label_items.hpp"
#include "render/layouts/map_items.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

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

std::string first_word(const std::string& text) { return text.substr(0, text.find(' ')); }

// The lines that explain a map with these labels. A line's text begins with the names that it explains.
std::vector<LegendLine> named(const std::vector<LegendLine>& legend, const std::set<std::string>& labels) {
    std::vector<LegendLine> lines;
    for (LegendLine line : legend) {
        std::string names;
        for (const std::string& name : line.names)
            if (labels.contains(first_word(name))) names += (names.empty() ? "" : ", ") + name;
        if (line.for_labels && (line.names.empty() ? labels.empty() : names.empty())) continue;
        if (!line.for_labels && !names.empty()) line.text = names + ": " + line.text;
        lines.push_back(std::move(line));
    }
    return lines;
}

// First words of texts in regions.
std::set<std::string> words_in(const Page& page) {
    std::set<std::string> words;
    for (const Item& item : page.items)
        if (const Text* text = std::get_if<Text>(&item); text && text->inside) words.insert(first_word(text->text));
    return words;
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
    std::vector<LegendLine> all_lines = usual_legend;
    if (!hole_labels.legend.empty()) all_lines.push_back({hole_labels.legend});
    const Frame one = labelled ? frame_of(board, hole_labels) : Frame(lattice, holes, 1, {});
    const double units = std::max(one.width(), one.height());
    const double least = labelled ? least_text / hole_label_size(widest_label(board, hole_labels)) : 0;
    const double scale = std::max(std::clamp(760 / units, 0.7, 24.0), least);
    const BoardPageStyle style{page_margin, title_size, legend_size, scale, widest_text};
    const auto add_inset_if_needed = [&](Page& page, const Frame& frame, const RegionLabels& labels) {
        if (look.legend && !look.paper && !has_most_labels(regions, labels))
            add_inset(page, frame, lattice, regions, marks, margin_of(look, page_margin),
                      small_text_of(look, legend_size));
    };
    // The legend needs to know which labels have room, and their room depends on it.
    std::set<std::string> all_names;
    for (const MapRegion& region : regions) all_names.insert(first_word(region.label));
    auto [trial, trial_frame] = board_page(title, one, named(all_lines, all_names), look, style);
    Look same = look;
    same.scale = trial_frame.scale();
    const RegionLabels trial_labels = region_labels(trial_frame, regions, marks);
    add_labels(trial.items, trial_labels);
    add_inset_if_needed(trial, trial_frame, trial_labels);
    const std::vector<LegendLine> legend = named(all_lines, words_in(trial));

    auto [page, frame] = board_page(title, one, legend, same, style);
    add_regions(page.items, frame, lattice, regions, "region-");
    const RegionLabels labels = region_labels(frame, regions, marks);
    if (labelled) add_map_labels(page.items, frame, board, hole_labels);
    if (!hole_labels.in_holes()) add_dots(page.items, frame, regions);
    add_marks(page.items, frame, marks);
    add_labels(page.items, labels);
    add_inset_if_needed(page, frame, labels);
    std::string description;
    for (const LegendLine& line : legend) description += (description.empty() ? "" : "; ") + line.text;
    return {named_by(look, title), description, {std::move(page)}};
}

}  // namespace pegwright::render
