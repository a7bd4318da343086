#include "pegwright/drawing/options.hpp"

#include "base/error.hpp"
#include "base/printable.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace pegwright {

using base::fail_input;

std::span<const PictureOption> picture_option_table() {
    static const std::vector<std::string_view> boards{"film", "map", "board", "bound", "sweep", "purge", "sheet"};
    static const std::vector<std::string_view> pages{"film",  "map",   "board", "bound",
                                                     "sweep", "purge", "sheet", "graph"};
    static const std::vector<std::string_view> pictures{"film",  "map",   "board", "bound",    "sweep",
                                                        "purge", "sheet", "graph", "animation"};
    static const std::vector<PictureOption> all{{"at", {"board"}},
                                                {"arrows", {"board"}},
                                                {"highlight", {"board", "film", "sweep"}},
                                                {"show", {"map", "graph"}},
                                                {"moves", {"film", "animation"}},
                                                {"moves-per-panel", {"film"}, 1, 10'000},
                                                {"columns", {"film", "purge", "sheet"}, 1, 100},
                                                {"speed", {"animation"}, 0.1, 10},
                                                {"labels", boards},
                                                {"clue", {"sheet"}},
                                                {"answers", {"sheet"}},
                                                {"lines", {"sheet"}},
                                                {"title", pictures},
                                                {"legend", pictures},
                                                {"margin", pictures, 0, 1000},
                                                {"width", pictures, 36, 14'400},
                                                {"scale", pictures, 0.5, 1000},
                                                {"paper", pages},
                                                {"for", pages},
                                                {"dpi", pages, 10, 4800}};
    return all;
}

const PictureOption& picture_option(std::string_view name) {
    const auto all = picture_option_table();
    return *std::find_if(all.begin(), all.end(), [&](const PictureOption& option) { return option.name == name; });
}

void check_fits(const PictureOption& option, const PictureStyle& style) {
    if (std::count(option.styles.begin(), option.styles.end(), style.name) > 0) return;
    std::string names;
    for (const std::string_view name : option.styles)
        names += (names.empty() ? "" : name == option.styles.back() ? " and " : ", ") + std::string(name);
    fail_input(fmt::format("{} goes with style {}", option.name, names));
}

namespace {

void check_look(const render::Look& look, const std::optional<std::string>& place,
                const render::PictureFormat& format) {
    const auto check_range = [](std::string_view name, const auto& value) {
        const PictureOption& option = picture_option(name);
        if (!value) return;
        const auto number = static_cast<double>(*value);
        // This form also rejects NaN.
        if (!(number >= option.least && number <= option.most))
            fail_input(fmt::format("{} is {:g} to {:g}, not {:g}", name, option.least, option.most, number));
    };
    check_range("margin", look.margin);
    check_range("width", look.width);
    check_range("scale", look.scale);
    check_range("speed", look.speed);
    check_range("columns", look.columns);
    check_range("moves-per-panel", look.moves_per_panel);
    if (look.title && base::printable(*look.title) != *look.title)
        fail_input("a title is one line of UTF-8 without control characters");
    if (!look.paper) return;
    if (format.pages != render::Pages::many)
        fail_input("paper goes with .pdf and .tex; other pictures are as large as they need");
    if (look.width) fail_input("paper and width both say how wide a page is; leave out one of them");
    if (place) fail_input("paper and the place a figure is for both say how wide a page is; leave out one of them");
}

}  // namespace

void settle_look(render::Look& look, const std::optional<std::string>& place, const render::PictureFormat& format) {
    check_look(look, place, format);
    if (!place && !format.figure) return;
    const auto width = look.width;
    render::fit_for(look, place.value_or("text"));
    if (!place && look.scale) look.width = width;
}

bool takes_pages(const render::Look& look, const render::PictureFormat& format) {
    return format.pages == render::Pages::many && (!look.figure || look.paper);
}

}  // namespace pegwright
