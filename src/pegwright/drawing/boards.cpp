#include "base/error.hpp"
#include "notation/positions.hpp"
#include "pegwright/drawing/stories.hpp"
#include "pegwright/drawing/styles.hpp"

#include <fmt/format.h>

#include <charconv>

namespace pegwright {

using base::fail_input;
using render::Marks;
using render::Story;

namespace {

std::vector<render::PossibleMove> arrows_asked(const Moment& moment, const PictureOptions& options) {
    if (!options.arrows) return {};
    return arrows(*options.arrows, moment, options.names, options.limits);
}

Drawn draw_board_at(const PictureSubject& subject, const PictureOptions& options, render::Look look) {
    const auto& jumps = subject.solution->jumps;
    const std::string& text = *options.at;
    std::size_t at = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), at);
    if (error != std::errc() || end != text.data() + text.size() || at > jumps.size())
        fail_input(fmt::format("at is a number of jumps from 0 to {}, not '{}'", jumps.size(), text));
    Story story = story_of_subject(subject, options);
    if (look.labels.of)
        look.labels.of = [of = look.labels.of, at](const Board& board, std::size_t played) {
            return of(board, at + played);
        };
    for (std::size_t i = 0; i < at; ++i) story.diagram.play({jumps[i].from, jumps[i].to});
    const Moment moment{story.diagram.position(), subject.solution->problem.goal, std::span(jumps).subspan(at), true};
    return {"",
            board_layout(fmt::format("{} after {} of {} jumps", story.title, at, jumps.size()), story.diagram,
                         story.marks, look, arrows_asked(moment, options)),
            notation::position_word(story.diagram.position())};
}

}  // namespace

Drawn draw_board(const PictureSubject& subject, const PictureOptions& options, const render::Look& look) {
    if (options.at) return draw_board_at(subject, options, look);
    const Query& query = *subject.board;
    render::check_fits_picture(query.board.label(), query.board);
    const render::Diagram diagram(
        Problem(query.board, query.start.value_or(Start()), Goal::any_peg()).start_position());
    Marks marks = marks_of(query);
    add_highlights(marks, query.board, options);
    Moment moment{diagram.position(), query.goal.value_or(Goal::any_peg())};
    if (subject.solution) moment.next = subject.solution->jumps;
    moment.in_solution = subject.solution.has_value();
    return {"", board_layout(picture_title(query, options.names), diagram, marks, look, arrows_asked(moment, options))};
}

}  // namespace pegwright
