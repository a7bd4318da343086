#include "render/layouts/look.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <array>

namespace pegwright::render {
namespace {

constexpr std::array<Paper, 2> all_papers = {{{"a4", 595, 842}, {"letter", 612, 792}}};
constexpr double least_room = 36;  // points between the margins
constexpr double figure_text = 8;
constexpr double tex_point = 72 / 72.27;
constexpr double width_of_column = 245 * tex_point;
constexpr double width_of_text = 345 * tex_point;
// 160 x 90 mm, so that 8 points are as legible as beamer's own small text.
constexpr double width_of_slide = 160 / 25.4 * 72;
constexpr double slide_shape = 9. / 16;

}  // namespace

std::span<const Paper> papers() { return all_papers; }

const Paper& paper_named(const std::string& name) {
    for (const Paper& paper : all_papers)
        if (paper.name == name) return paper;
    fail_input("there is no paper '" + name + "'; papers are a4 and letter");
}

void fit_for(Look& look, const std::string& place) {
    const bool slide = place == "slide";
    if (place != "column" && place != "text" && !slide)
        fail_input("there is no place '" + place + "'; figures are for column, text and slide");
    look.figure = true;
    look.title = look.title.value_or("");
    look.margin = look.margin.value_or(0);
    if (look.paper) return;
    if (!look.width) look.width = slide ? width_of_slide : place == "text" ? width_of_text : width_of_column;
    if (slide) look.paper = Paper{"slide", *look.width, slide_shape * *look.width};
}

std::string title_of(const Look& look, const std::string& usual) { return look.title.value_or(usual); }

std::string named_by(const Look& look, const std::string& usual) {
    const std::string title = title_of(look, usual);
    return title.empty() ? usual : title;
}

double margin_of(const Look& look, double usual) { return look.margin.value_or(usual); }

double small_text_of(const Look& look, double usual) { return look.figure ? figure_text : usual; }

std::optional<double> width_asked(const Look& look, double margin) {
    const std::optional<double> width = look.paper ? std::optional(look.paper->width) : look.width;
    if (width && *width - 2 * margin < least_room)
        fail_input(
            fmt::format("a page {:g} points wide with margins of {:g} has no room for a picture; it needs {:g} "
                        "points or more",
                        *width, margin, 2 * margin + least_room));
    return width;
}

}  // namespace pegwright::render
