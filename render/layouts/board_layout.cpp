#include "render/layouts/board_items.hpp"
#include "render/layouts/board_page.hpp"
#include "render/layouts/label_items.hpp"
#include "render/layouts/move_items.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace pegwright::render {
namespace {

// In points.
constexpr double page_margin = 24;
constexpr double title_size = 11;
constexpr double legend_size = 8;
constexpr double widest_text = 260;  // how wide title and legend may make a page
// The points that a board's longer side aims at, within these scales.
constexpr double board_size = 700;
constexpr double least_scale = 4;
constexpr double most_scale = 30;
constexpr std::int32_t most_side_with_numbers = 400;  // holes

// Whole points keep a large board's SVG short. `one`: at scale one, in units.
double scale_for(const Frame& one) {
    return std::clamp(std::floor(board_size / std::max(one.width(), one.height())), least_scale, most_scale);
}

BoardPage board_page_of(const std::string& title, const Diagram& diagram, const Marks& marks,
                        std::vector<LegendLine> legend, const Look& look, double least = 0) {
    const Board& board = diagram.board();
    check_fits_picture(title, board);
    if (!look.only_legible_labels) check_labels(title, board, look.labels);
    if (!look.labels.legend.empty()) legend.insert(legend.begin(), {look.labels.legend});
    if (const std::string text = marks_legend(marks); !text.empty()) legend.insert(legend.begin(), {text});
    const Frame one = frame_of(board, look.labels);
    const double labels = look.only_legible_labels ? 0 : least_scale_of_labels(widest_label(board, look.labels));
    const double scale = std::max({scale_for(one), labels, least});
    BoardPage made = board_page(title, one, legend, look, {page_margin, title_size, legend_size, scale, widest_text});
    add_highlights(made.page.items, made.frame, marks);
    add_position(made.page.items, made.frame, diagram, board.hole_count() <= most_holes_with_ids);
    if (look.labels.by_class) add_classes(made.page.items, made.frame, diagram);
    return made;
}

}  // namespace

void check_fits_picture(const std::string& title, const Board& board) {
    if (board.hole_count() <= most_holes_on_board) return;
    fail_limit(fmt::format(
        "{}: a picture shows at most {} holes; {}", title, most_holes_on_board,
        board.hole_count() <= most_holes_on_map ? "style map shows a million" : "solve writes the moves as text"));
}

Picture board_layout(const std::string& title, const Diagram& diagram, const Marks& marks, const Look& look,
                     const std::vector<PossibleMove>& moves) {
    BoardPage made = board_page_of(title, diagram, marks, fates_legend(moves), look);
    add_marks(made.page.items, made.frame, marks);
    add_possible_moves(made.page.items, made.frame, diagram, moves,
                       labels_at(look, diagram.board(), made.frame.scale()));
    const std::int64_t pegs = diagram.position().peg_count();
    return {named_by(look, title),
            fmt::format("{} holes, {} peg{}{}", diagram.board().hole_count(), pegs, pegs == 1 ? "" : "s",
                        moves_described(diagram.board(), moves)),
            {std::move(made.page)}};
}

Picture sweep_layout(const Story& story, const Look& look) {
    const Board& board = story.diagram.board();
    check_fits_picture(story.title, board);
    if (story.moves.empty()) fail_limit(story.title + ": a solution without moves has no sweep to show");
    const auto longest = std::max_element(story.moves.begin(), story.moves.end(),
                                          [](const Move& a, const Move& b) { return a.size() < b.size(); });
    Diagram diagram = story.diagram;
    for (auto move = story.moves.begin(); move != longest; ++move) diagram.play(*move);
    Marks marks = story.marks;
    std::erase_if(marks.start, [&](Hole hole) { return diagram.peg(hole); });
    const std::string what = fmt::format("move {}, a sweep of {} jump{}", longest - story.moves.begin() + 1,
                                         longest->size() - 1, longest->size() == 2 ? "" : "s");
    const std::string path = move_text(board, *longest, story.names);
    const std::string title = story.title + ": " + what;
    const auto page_of = [&](double scale) {
        std::vector<LegendLine> legend;
        legend.push_back({scale > 0 ? numbers_legend : moves_legend});
        legend.push_back({path});
        return board_page_of(title, diagram, marks, std::move(legend), look, scale);
    };
    // Legible numbers on the largest boards would need pages that no format takes.
    const bool numbered = crosses_itself(*longest) && std::max(board.width(), board.height()) <= most_side_with_numbers;
    const std::size_t jumps = longest->size() - 1;
    BoardPage made = page_of(numbered ? least_scale_of_numbers(jumps) : 0);
    const bool legible = made.frame.scale() >= least_scale_of_numbers(jumps, smallest_text);
    if (numbered && !legible) made = page_of(0);
    Crossings crossings;
    add_move(made.page.items, crossings, made.frame, *longest, numbered && legible);
    add_marks(made.page.items, made.frame, marks);  // not cut by the arrow
    add_labels(made.page.items, made.frame, diagram, look.labels, crossings);
    return {named_by(look, title),
            fmt::format("{} holes, {} pegs; {}: {}", board.hole_count(), diagram.position().peg_count(), what, path),
            {std::move(made.page)}};
}

}  // namespace pegwright::render
