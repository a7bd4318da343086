#include "render/board_items.hpp"

#include "base/error.hpp"

#include <algorithm>
#include <cmath>

namespace pegwright::render {
namespace {

constexpr double page_margin = 24;
constexpr double title_size = 11;
constexpr double legend_size = 8;
constexpr std::size_t most_holes = 250'000;
constexpr std::size_t most_labels = 10'000;

// Whole points, so that a large board's SVG stays short.
double scale_for(const Diagram& diagram) {
    const Frame one(diagram.lattice(), diagram.holes(), 1, {});
    const double units = std::max(one.width(), one.height());
    return std::clamp(std::floor(700 / units), 4.0, 30.0);
}

std::string too_large(const std::string& title, std::size_t holes) {
    return title + ": a picture shows 250000 holes at most; " +
           (holes <= 1'000'000 ? "--style map takes a million" : "solve writes its moves as text");
}

}  // namespace

Labels labels_named(const std::string& name) {
    if (name == "none") return Labels::none;
    if (name == "names") return Labels::names;
    if (name == "classes") return Labels::classes;
    if (name == "skew") return Labels::skew;
    fail_input("there are no labels '" + name + "'; labels are none, names, classes and skew");
}

Picture board_layout(const std::string& title, const Diagram& diagram, const Marks& marks, Labels labels) {
    if (diagram.holes().size() > most_holes) fail_limit(too_large(title, diagram.holes().size()));
    if (labels != Labels::none && diagram.holes().size() > most_labels)
        fail_limit(title + ": holes are labelled on boards of 10000 holes at most; --labels none draws larger ones");
    std::size_t longest = 0;
    for (const Hole hole : diagram.holes())
        longest = std::max(longest, label_of(diagram.lattice(), hole, labels).size());
    // Small boards are drawn large; labels get at least four points a character's height.
    const double scale =
        std::max(scale_for(diagram), longest == 0 ? 0.0 : std::ceil(4.2 * static_cast<double>(longest)));
    const Frame unplaced(diagram.lattice(), diagram.holes(), scale, {});
    const double width = std::max(unplaced.width(), text_width(title, title_size)) + 2 * page_margin;
    const Frame frame = unplaced.moved({(width - unplaced.width()) / 2, page_margin + 2 * title_size});
    Page page{width, frame.height() + 2 * page_margin + 2 * title_size, {}, {}};
    page.items.push_back(Text{{width / 2, page_margin}, title, title_size, Ink::text, Align::middle});
    add_position(page.items, frame, diagram);
    if (labels == Labels::classes) add_classes(page.items, frame, diagram);
    add_marks(page.items, frame, marks);
    add_labels(page.items, frame, diagram, labels);
    std::string legend = marks.start ? "square: the hole vacated" : "";
    if (marks.finish) legend += std::string(legend.empty() ? "" : "; ") + "diamond: the hole of the last peg";
    for (const std::string& line : wrapped(legend, legend_size, page.width - 2 * page_margin)) {
        page.items.push_back(Text{{page_margin, page.height - 8}, line, legend_size, Ink::text, Align::left});
        page.height += 1.4 * legend_size;
    }
    std::size_t pegs = 0;
    for (const Hole hole : diagram.holes()) pegs += diagram.peg(hole) ? 1u : 0u;
    return {
        title, std::to_string(diagram.holes().size()) + " holes, " + std::to_string(pegs) + " pegs", {std::move(page)}};
}

Picture sweep_layout(const Story& story) {
    if (story.diagram.holes().size() > most_holes) fail_limit(too_large(story.title, story.diagram.holes().size()));
    if (story.moves.empty()) fail_limit(story.title + ": a solution without moves has no sweep to show");
    const auto longest = std::max_element(story.moves.begin(), story.moves.end(),
                                          [](const Move& a, const Move& b) { return a.size() < b.size(); });
    Diagram diagram = story.diagram;
    for (auto move = story.moves.begin(); move != longest; ++move) diagram.play(*move);
    const std::string what = "move " + std::to_string(longest - story.moves.begin() + 1) + ", a sweep of " +
                             std::to_string(longest->size() - 1) + (longest->size() == 2 ? " jump" : " jumps");
    Picture picture = board_layout(story.title + ": " + what, diagram, story.marks, Labels::none);
    Page& page = picture.pages.front();
    const Frame unplaced(diagram.lattice(), diagram.holes(), scale_for(diagram), {});
    add_move(page.items, unplaced.moved({(page.width - unplaced.width()) / 2, page_margin + 2 * title_size}), *longest);
    for (const std::string& line : wrapped(notation(*longest), legend_size, page.width - 2 * page_margin)) {
        page.items.push_back(Text{{page_margin, page.height - 8}, line, legend_size, Ink::text, Align::left});
        page.height += 1.4 * legend_size;
    }
    picture.description += "; " + what + ": " + notation(*longest);
    return picture;
}

}  // namespace pegwright::render
