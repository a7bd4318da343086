// Draws in three steps. picture_style() checks that subject and style go together. complete() makes the problem or
// solution that the style needs. The style's function makes a story or regions for a layout of render/.
#include "pegwright/drawing/pictures.hpp"

#include "base/error.hpp"
#include "notation/positions.hpp"
#include "pegwright/drawing/styles.hpp"
#include "render/layouts/composite.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace pegwright {
namespace {

using base::fail_input;
using notation::HoleNames;
using render::Look;
using render::Marks;
using render::MoveRange;
using render::Pages;
using render::Story;
using Needs = PictureStyle::Needs;
using Makes = PictureStyle::Makes;

// As solve() chooses. Returns the reason if there is no solution.
std::string complete(PictureSubject& subject, const PictureStyle& style, const PictureOptions& options) {
    if (subject.solution) subject.board = Query(subject.solution->problem);
    const bool order = options.labels == "order" && subject.board;
    const Needs needs = options.at || order ? Needs::solution : style.needs;
    if (needs != Needs::problem && (needs != Needs::solution || subject.solution)) return "";
    Outcome outcome = solve(*subject.board, options.limits);
    fail_if_gave_up(outcome);
    if (!outcome) return no_words(*subject.board, outcome.reason, options.names);
    subject.board = Query(outcome.player->problem());
    if (needs == Needs::solution) subject.solution = whole_solution(*outcome.player, options.limits);
    subject.player = std::move(outcome.player);
    return "";
}

Look look_of(const PictureSubject& subject, const PictureOptions& options, const char* usual = "none") {
    Look look = options.look;
    look.labels = labels_of(options.labels.value_or(usual), subject, options);
    look.only_legible_labels = !options.labels;
    return look;
}

// Reads "3-7" or "3".
MoveRange range_of(const std::string& text) {
    const auto number = [&](std::string_view word) {
        std::size_t value = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error != std::errc() || end != word.data() + word.size())
            fail_input(fmt::format("moves are the first and the last of them, such as 3-7, not '{}'", text));
        return value;
    };
    const std::size_t hyphen = text.find('-');
    const std::size_t first = number(std::string_view(text).substr(0, hyphen));
    return {first, hyphen == std::string::npos ? first : number(std::string_view(text).substr(hyphen + 1))};
}

Drawn draw_film(const PictureSubject& subject, const PictureOptions& options) {
    const auto only = options.moves ? std::optional(range_of(*options.moves)) : std::nullopt;
    return {"", film_layout(story_of_subject(subject, options), options.paged, look_of(subject, options), only)};
}
Drawn draw_animation(const PictureSubject& subject, const PictureOptions& options) {
    const auto only = options.moves ? std::optional(range_of(*options.moves)) : std::nullopt;
    return {"", animation_layout(story_of_subject(subject, options), look_of(subject, options), only)};
}
Drawn draw_sweep(const PictureSubject& subject, const PictureOptions& options) {
    return {"", sweep_layout(story_of_subject(subject, options), look_of(subject, options))};
}
Drawn draw_replay(const PictureSubject& subject, const PictureOptions& options) {
    return {"", player_layout(story_of_subject(subject, options))};
}
// The page to play on names holes by letters.
Drawn draw_player(const PictureSubject& subject, const PictureOptions& options) {
    if (!render::has_game_page() || options.names != HoleNames::letters) return draw_replay(subject, options);
    return {"", game_page(story_of_subject(subject, options), subject.solution->problem)};
}

Drawn draw_board_of(const PictureSubject& subject, const PictureOptions& options) {
    return draw_board(subject, options, look_of(subject, options, "names"));
}
Drawn draw_map_of(const PictureSubject& subject, const PictureOptions& options) {
    return draw_map(*subject.board, subject.player, options, look_of(subject, options));
}
Drawn draw_bound_of(const PictureSubject& subject, const PictureOptions& options) {
    return draw_bound(*subject.board, options, look_of(subject, options));
}
Drawn draw_graph_of(const PictureSubject& subject, const PictureOptions& options) {
    return draw_graph(*subject.board, options, options.look);
}
Drawn draw_purges_of(const PictureSubject& subject, const PictureOptions& options) {
    return draw_purges(subject.purges, look_of(subject, options));
}

Drawn draw_sheet_of(const PictureSubject& subject, const PictureOptions& options) {
    return draw_sheet(subject, options, look_of(subject, options, "names"));
}

constexpr std::array<PictureStyle, 11> styles = {{
    {"film", Needs::solution, Makes::pages, draw_film},
    {"map", Needs::problem, Makes::pages, draw_map_of},
    {"board", Needs::board, Makes::pages, draw_board_of},
    {"bound", Needs::board, Makes::pages, draw_bound_of},
    {"sweep", Needs::solution, Makes::pages, draw_sweep},
    {"purge", Needs::purge, Makes::pages, draw_purges_of},
    {"graph", Needs::board, Makes::pages, draw_graph_of},
    {"sheet", Needs::board, Makes::pages, draw_sheet_of},
    {"animation", Needs::solution, Makes::animation, draw_animation},
    {"player", Needs::solution, Makes::html, draw_player},
    {"replay", Needs::solution, Makes::html, draw_replay},
}};

const PictureStyle* find_style(std::string_view name) {
    const auto it = std::find_if(styles.begin(), styles.end(), [&](const auto& style) { return style.name == name; });
    return it == styles.end() ? nullptr : &*it;
}

std::string style_names() {
    std::string text;
    for (std::size_t i = 0; i < styles.size(); ++i)
        text += (i == 0 ? "" : i + 1 < styles.size() ? ", " : " and ") + std::string(styles[i].name);
    return text;
}

}  // namespace

void add_highlights(Marks& marks, const Board& board, const PictureOptions& options) {
    if (options.highlight) marks.highlight = parse_holes(board, *options.highlight, options.names);
}

Story story_of_subject(const PictureSubject& subject, const PictureOptions& options) {
    Story story = story_of(*subject.solution, options.names);
    add_highlights(story.marks, subject.solution->problem.board, options);
    return story;
}

std::span<const PictureStyle> picture_styles() { return styles; }

const PictureStyle& picture_style(const std::optional<std::string>& name, const PictureSubject& subject,
                                  const render::PictureFormat& format) {
    const bool html = format.pages == Pages::html;
    const bool purge = !subject.purges.empty();
    const bool sheet = !subject.sheet.empty();
    const char* usual = sheet                           ? "sheet"
                        : html                          ? "player"
                        : format.pages == Pages::moving ? "animation"
                        : format.pages == Pages::graph  ? "graph"
                        : purge                         ? "purge"
                        : subject.solution              ? "film"
                                                        : "board";
    const PictureStyle* style = find_style(name.value_or(usual));
    if (!style) fail_input("there is no style '" + *name + "'; styles are " + style_names());
    if ((style->makes == Makes::html) != html)
        fail_input("styles player and replay need a file that ends in .html, and such a file takes no other style");
    if (style->makes == Makes::animation && !format.moves)
        fail_input("style animation goes with " + render::format_endings(&render::PictureFormat::moves));
    if (style->makes != Makes::animation && format.pages == Pages::moving)
        fail_input(fmt::format("a file that ends in {} takes only style animation", format.ending));
    if (style->name != std::string_view("graph") && format.pages == Pages::graph)
        fail_input(fmt::format("a file that ends in {} takes only style graph", format.ending));
    if (sheet && style->name != "sheet") fail_input("only style sheet draws several problems");
    if (purge && style->needs != Needs::purge) fail_input("a purge has one style, purge");
    if (!purge && style->needs == Needs::purge) fail_input("style purge takes the name of a purge, such as six-01");
    return *style;
}

Drawn draw_picture(PictureSubject subject, const PictureStyle& style, const PictureOptions& options) {
    std::string no = complete(subject, style, options);
    if (!no.empty()) return {std::move(no), {}};
    return style.draw(subject, options);
}

Drawn draw_composite(std::vector<CompositePart> parts, const PictureStyle& style, const PictureOptions& options) {
    if (style.makes != Makes::pages || style.name == "sheet")
        fail_input(fmt::format("style {} draws one thing; several are drawn by other styles", style.name));
    std::vector<std::string> positions(parts.size());
    std::vector<render::DrawPart> draw;
    for (CompositePart& part : parts) {
        PictureOptions own = options;
        own.names = part.names;
        own.paged = false;
        std::string no = complete(part.subject, style, own);
        if (!no.empty()) return {std::move(no), {}};
        draw.emplace_back([&part, own, &style, &position = positions[draw.size()]](const Look& look) {
            PictureOptions fitted = own;
            fitted.look = look;
            Drawn one = style.draw(part.subject, fitted);
            // The packing of regions alone finds a reason while it draws.
            if (!one.no.empty()) fail_input(one.no);
            position = one.position;
            return std::move(one.picture);
        });
    }
    Drawn drawn{"", composite_layout(draw, options.look), {}};
    for (const std::string& position : positions)
        if (!position.empty()) drawn.position += (drawn.position.empty() ? "" : "\n") + position;
    return drawn;
}

}  // namespace pegwright
