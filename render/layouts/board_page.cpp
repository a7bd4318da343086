#include "render/layouts/board_page.hpp"
#include "render/layouts/pages.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace pegwright::render {
namespace {

constexpr double title_line = 1.35;   // heights of a line
constexpr double widest_title = 360;  // that widens a page, in points
constexpr double legend_line = 1.4;
constexpr double legend_gap = 10;  // points above a legend
// In sizes of the legend's text.
constexpr double swatch_step = 1.2;
constexpr double swatch_gap = 0.6;  // after the last one
constexpr double arrow_room = 3.8;
constexpr double arrow_scale = 3.5;  // units of an arrow's sample
constexpr double slack = 0.01;

// The first of several lines has the sample.
struct SetLine {
    std::string text;
    const LegendLine* sample;
    double indent;
};

double indent_of(const LegendLine& line, double size) {
    const double count = static_cast<double>(line.swatches.size());
    return (line.arrow ? arrow_room : line.swatches.empty() ? 0 : swatch_step * count + swatch_gap) * size;
}

std::vector<SetLine> set_lines(const std::vector<LegendLine>& legend, double size, double width) {
    std::vector<SetLine> lines;
    for (const LegendLine& line : legend) {
        const double indent = indent_of(line, size);
        bool first = true;
        for (const std::string& text : wrapped(line.text, size, width - indent)) {
            lines.push_back({text, first ? &line : nullptr, indent});
            first = false;
        }
    }
    return lines;
}

void add_sample(std::vector<Item>& items, Point corner, double size, const LegendLine& line) {
    for (Point at = corner; const Ink ink : line.swatches) {
        items.push_back(Area{{{at, at + Point{size, 0}, at + Point{size, size}, at + Point{0, size}}}, ink, 0.5});
        at.x += swatch_step * size;
    }
    if (line.arrow) {
        const double width = arrow_scale * line.arrow->width * size;
        items.push_back(Line{{corner + Point{0, size / 2}, corner + Point{(arrow_room - 0.8) * size, size / 2}},
                             width,
                             line.arrow->ink,
                             true,
                             false,
                             line.arrow->dashed ? 1.6 * width : 0});
    }
}

double widest(const std::vector<SetLine>& lines, double size) {
    double width = 0;
    for (const SetLine& line : lines) width = std::max(width, line.indent + text_width(line.text, size));
    return width;
}

}  // namespace

BoardPage board_page(const std::string& usual_title, const Frame& board, const std::vector<LegendLine>& all_lines,
                     const Look& look, const BoardPageStyle& style) {
    const std::string title = title_of(look, usual_title);
    const double margin = margin_of(look, style.margin);
    const double legend_size = small_text_of(look, style.legend_size);
    const std::vector<LegendLine> legend = look.legend ? all_lines : std::vector<LegendLine>();
    const Frame one = board.scaled(1);
    const auto asked = width_asked(look, margin);

    double width = asked.value_or(0);
    if (!asked) {
        double inner = one.width() * look.scale.value_or(style.scale);
        inner = std::max(inner, std::min(text_width(title, style.title_size) + slack, widest_title));
        for (const LegendLine& line : legend)
            inner = std::max(inner, std::min(text_width(line.text, legend_size) + indent_of(line, legend_size) + slack,
                                             style.text_width));
        width = inner + 2 * margin;
    }
    const auto titles = wrapped(title, style.title_size, width - 2 * margin + slack);
    const auto lines = set_lines(legend, legend_size, width - 2 * margin);
    const double title_room =
        titles.empty() ? 0 : (2 + title_line * static_cast<double>(titles.size() - 1)) * style.title_size;
    const double legend_room =
        lines.empty() ? 0 : legend_gap + legend_line * legend_size * static_cast<double>(lines.size());

    const double room = width - 2 * margin;
    const double height_room = look.paper ? look.paper->height - 2 * margin - title_room - legend_room : 0;
    double scale = style.scale;
    if (asked && (look.paper || !look.figure)) scale = room / one.width();
    if (asked) scale = std::min(scale, room / one.width());
    if (look.paper) scale = std::min(scale, height_room / one.height());
    const double most = scale;
    if (look.scale) scale = *look.scale;
    if (asked && scale > most + slack)
        fail_input(fmt::format("with scale {:g} the board does not fit on the page; use {:.1f} or less", scale,
                               std::floor(most * 10) / 10));
    if (scale <= 0) fail_input("title, legend and margins leave no room for the board on the page");

    BoardPage made{{width, 0, {}, {}}, board.scaled(scale)};
    auto& items = made.page.items;
    const double top = margin + (look.paper && look.figure ? (height_room - made.frame.height()) / 2 : 0);
    double y = top;
    for (const std::string& line : titles) {
        items.push_back(Text{{width / 2, y}, line, style.title_size, Ink::text, Align::middle});
        y += title_line * style.title_size;
    }
    made.frame = made.frame.moved({(width - made.frame.width()) / 2, top + title_room});
    y = top + title_room + made.frame.height() + (lines.empty() ? 0 : legend_gap);
    const double left = look.figure ? (width - widest(lines, legend_size)) / 2 : margin;
    for (const SetLine& line : lines) {
        if (line.sample) add_sample(items, {left, y}, legend_size, *line.sample);
        items.push_back(
            Text{{left + line.indent, y + legend_size / 2}, line.text, legend_size, Ink::text, Align::left});
        y += legend_line * legend_size;
    }
    made.page.height = look.paper ? look.paper->height : y + margin;
    return made;
}

}  // namespace pegwright::render
