#include "library/rooms.hpp"

#include "base/bytes.hpp"
#include "notation/holes.hpp"
#include "pegwright/drawing/options.hpp"

#include "library/access.hpp"
#include "library/include/pegwright/draw.hpp"

#include <algorithm>

namespace pegwright {
inline namespace v0 {
namespace {

const render::PictureFormat& format_of(const std::string& name) {
    if (const render::PictureFormat* format = render::find_picture_format("." + name)) return *format;
    std::string names = render::format_endings();
    names.erase(std::remove(names.begin(), names.end(), '.'), names.end());
    base::fail_input("there is no format '" + name + "'; pictures are " + names);
}

render::Look look_of(const Drawing& drawing) {
    render::Look look;
    look.title = drawing.title;
    look.legend = drawing.legend;
    look.margin = drawing.margin;
    look.width = drawing.width;
    look.scale = drawing.scale;
    if (!drawing.paper.empty()) look.paper = render::paper_named(drawing.paper);
    look.columns = drawing.columns;
    look.moves_per_panel = drawing.moves_per_panel;
    look.speed = drawing.speed;
    return look;
}

void check_fits(const Drawing& drawing, const pegwright::PictureStyle& style) {
    const std::pair<const char*, bool> given[] = {{"at", drawing.at.has_value()},
                                                  {"labels", !drawing.labels.empty()},
                                                  {"title", drawing.title.has_value()},
                                                  {"legend", !drawing.legend},
                                                  {"margin", drawing.margin.has_value()},
                                                  {"width", drawing.width.has_value()},
                                                  {"scale", drawing.scale.has_value()},
                                                  {"paper", !drawing.paper.empty()},
                                                  {"columns", drawing.columns.has_value()},
                                                  {"moves-per-panel", drawing.moves_per_panel.has_value()},
                                                  {"moves", !drawing.moves.empty()},
                                                  {"arrows", !drawing.arrows.empty()},
                                                  {"highlight", !drawing.highlight.empty()},
                                                  {"show", !drawing.show.empty()},
                                                  {"speed", drawing.speed.has_value()}};
    for (const auto& [option, is_given] : given)
        if (is_given) pegwright::check_fits(pegwright::picture_option(option), style);
}

std::string drawn(pegwright::PictureSubject subject, const Drawing& drawing, const Limits& limits) {
    const render::PictureFormat& format = format_of(drawing.format);
    const render::Theme& theme = render::theme_named(drawing.theme);
    const auto style_name = drawing.style.empty() ? std::nullopt : std::optional(drawing.style);
    const pegwright::PictureStyle& style = pegwright::picture_style(style_name, subject, format);
    check_fits(drawing, style);
    pegwright::PictureOptions options;
    options.names = notation::hole_names_named(drawing.notation);
    if (drawing.at) options.at = std::to_string(*drawing.at);
    if (!drawing.labels.empty()) options.labels = drawing.labels;
    if (!drawing.moves.empty()) options.moves = drawing.moves;
    if (!drawing.arrows.empty()) options.arrows = drawing.arrows;
    if (!drawing.highlight.empty()) options.highlight = drawing.highlight;
    if (!drawing.show.empty()) options.show = drawing.show;
    options.look = look_of(drawing);
    pegwright::settle_look(options.look, std::nullopt, format);
    options.paged = pegwright::takes_pages(options.look, format);
    options.limits = inner(limits);
    const pegwright::Drawn made = pegwright::draw_picture(std::move(subject), style, options);
    if (!made.no.empty()) base::fail_input(made.no);
    base::StringSink sink;
    render::write_picture(made.picture, theme, format, sink);
    return std::move(sink.text);
}

}  // namespace

std::string draw(const Solution& solution, const Drawing& drawing, const Limits& limits) {
    return guarded([&] {
        pegwright::PictureSubject subject;
        subject.solution = pegwright::whole_solution(Access::of(solution), inner(limits));
        return drawn(std::move(subject), drawing, limits);
    });
}

std::string draw(const Problem& problem, const Drawing& drawing, const Limits& limits) {
    return guarded([&] {
        pegwright::PictureSubject subject;
        subject.board = Access::of(problem);
        return drawn(std::move(subject), drawing, limits);
    });
}

}  // namespace v0
}  // namespace pegwright
