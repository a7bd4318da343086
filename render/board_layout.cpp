// Single positions, and sweeps drawn over one. A page, from the top: the title, the board in the middle,
// the legend's lines below it. Title and board say how wide the page is, and the legend is wrapped to
// that; the board is moved to the middle last, when the width is known.
#include "render/board_items.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace pegwright::render {
namespace {

// All in points.
constexpr double page_margin = 24;
constexpr double title_size = 11;
constexpr double legend_size = 8;
constexpr double legend_line = 1.4 * legend_size;
constexpr double least_legend = 260;  // the width of what explains labels
constexpr double legend_rise = 8;     // of the first line above the lower margin's end
constexpr double label_height = 4.2;  // points of scale a character of the longest label gets at least
// The longer side of a board aims at so many points, within these scales.
constexpr double board_size = 700;
constexpr double least_scale = 4;
constexpr double most_scale = 30;

// Whole points, so that a large board's SVG stays short. The frame of scale one measures the board in
// units.
double scale_for(const Board& board) {
    const Frame one(board, 1, {});
    return std::clamp(std::floor(board_size / std::max(one.width(), one.height())), least_scale, most_scale);
}

void add_legend(Page& page, const std::string& text) {
    for (const std::string& line : wrapped(text, legend_size, page.width - 2 * page_margin)) {
        page.items.push_back(Text{{page_margin, page.height - legend_rise}, line, legend_size, Ink::text, Align::left});
        page.height += legend_line;
    }
}

void check_labels(const std::string& title, const Board& board, Labels labels) {
    if (labels == Labels::none) return;
    if (labels == Labels::classes && board.lattice() == Lattice::diagonal)
        fail_input(title + ": the diagonal lattice has no position classes; labels are none, names and skew");
    if (board.hole_count() > most_holes_with_labels)
        fail_limit(fmt::format("{}: holes are labelled on boards of {} holes at most; --labels none draws larger ones",
                               title, most_holes_with_labels));
}

}  // namespace

Labels labels_named(const std::string& name) {
    if (name == "none") return Labels::none;
    if (name == "names") return Labels::names;
    if (name == "classes") return Labels::classes;
    if (name == "skew") return Labels::skew;
    fail_input("there are no labels '" + name + "'; labels are none, names, classes and skew");
}

void check_fits_picture(const std::string& title, const Board& board) {
    if (board.hole_count() <= most_holes_on_board) return;
    fail_limit(fmt::format("{}: a picture shows {} holes at most; {}", title, most_holes_on_board,
                           board.hole_count() <= most_holes_on_map
                               ? "--style map takes a million"
                               : "no picture shows its moves, solve writes them as text"));
}

Picture board_layout(const std::string& title, const Diagram& diagram, const Marks& marks, Labels labels) {
    const Board& board = diagram.board();
    check_fits_picture(title, board);
    check_labels(title, board, labels);
    std::size_t longest = 0;
    if (labels != Labels::none)
        board.for_each_hole([&](Hole hole) { longest = std::max(longest, label_of(board, hole, labels).size()); });
    // Small boards are drawn large; labels stay large enough to be read.
    const double scale = std::max(scale_for(board), std::ceil(label_height * static_cast<double>(longest)));
    // A frame knows its width before it has a place.
    const Frame unplaced(board, scale, {});
    const std::vector<std::string> legend{marks_legend(marks), labels_legend(board.lattice(), labels)};
    const double width = std::max({unplaced.width(), text_width(title, title_size),
                                   std::min(text_width(legend.back(), legend_size), least_legend)}) +
                         2 * page_margin;
    const Frame frame = unplaced.moved({(width - unplaced.width()) / 2, page_margin + 2 * title_size});
    Page page{width, frame.height() + 2 * page_margin + 2 * title_size, {}, {}};
    page.items.push_back(Text{{width / 2, page_margin}, title, title_size, Ink::text, Align::middle});
    add_position(page.items, frame, diagram);
    if (labels == Labels::classes) add_classes(page.items, frame, diagram);
    add_marks(page.items, frame, marks);
    add_labels(page.items, frame, diagram, labels);
    for (const std::string& text : legend) add_legend(page, text);
    return {
        title, fmt::format("{} holes, {} pegs", board.hole_count(), diagram.position().peg_count()), {std::move(page)}};
}

Picture sweep_layout(const Story& story) {
    const Board& board = story.diagram.board();
    check_fits_picture(story.title, board);
    if (story.moves.empty()) fail_limit(story.title + ": a solution without moves has no sweep to show");
    // max_element finds the first of several that are equally long, as promised.
    const auto longest = std::max_element(story.moves.begin(), story.moves.end(),
                                          [](const Move& a, const Move& b) { return a.size() < b.size(); });
    Diagram diagram = story.diagram;
    for (auto move = story.moves.begin(); move != longest; ++move) diagram.play(*move);
    const std::string what = fmt::format("move {}, a sweep of {} jump{}", longest - story.moves.begin() + 1,
                                         longest->size() - 1, longest->size() == 2 ? "" : "s");
    const std::string path = move_text(board, *longest, story.names);
    Picture picture = board_layout(story.title + ": " + what, diagram, story.marks, Labels::none);
    Page& page = picture.pages.front();
    // The same scale and place as in board_layout(), which without labels chooses by the board alone.
    const Frame unplaced(board, scale_for(board), {});
    add_move(page.items, unplaced.moved({(page.width - unplaced.width()) / 2, page_margin + 2 * title_size}), *longest);
    add_legend(page, path);
    picture.description += "; " + what + ": " + path;
    return picture;
}

}  // namespace pegwright::render
