#include "library/rooms.hpp"

#include "base/bytes.hpp"
#include "pegwright/drawing/pictures.hpp"

#include "library/access.hpp"
#include "library/include/pegwright/draw.hpp"

namespace pegwright {
inline namespace v0 {
namespace {

const render::PictureFormat& format_of(const std::string& name) {
    if (const render::PictureFormat* format = render::find_picture_format("." + name)) return *format;
    base::fail_input("there is no format '" + name + "'; pictures are " + render::format_endings());
}

std::string drawn(pegwright::PictureSubject subject, const Drawing& drawing, const Limits& limits) {
    const render::PictureFormat& format = format_of(drawing.format);
    const render::Theme& theme = render::theme_named(drawing.theme);
    const auto style_name = drawing.style.empty() ? std::nullopt : std::optional(drawing.style);
    const pegwright::PictureStyle& style = pegwright::picture_style(style_name, subject, format);
    if (style.needs != pegwright::PictureStyle::Needs::board && (drawing.at || !drawing.labels.empty()))
        base::fail_input("at and labels go with the style board");
    pegwright::PictureOptions options;
    if (drawing.at) options.at = std::to_string(*drawing.at);
    if (!drawing.labels.empty()) options.labels = render::labels_named(drawing.labels);
    options.paged = format.pages == render::Pages::many;
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
