#include "render/layouts/film.hpp"
#include "render/layouts/move_items.hpp"
#include "render/layouts/pages.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <utility>

namespace pegwright::render {
namespace {

// Of a film on one slide: where several are possible, and where not.
constexpr double least_scale_of_several = 6;
constexpr double least_scale_of_one = 3;

Picture part_of_film(const Story& story, bool paged, const Look& look, std::optional<MoveRange> only) {
    const std::size_t count = story.moves.size();
    checked_range(story, only);
    const FilmPart part = only ? FilmPart{std::span(story.moves).subspan(only->first - 1, only->last - only->first + 1),
                                          only->first - 1, only->last == count}
                               : FilmPart{story.moves, 0, true};
    Marks shown = story.marks;
    if (part.before > 0) shown.start.clear();
    if (!part.to_the_end) shown.finish.clear();
    const std::string marks = marks_legend(shown);
    std::string counts = counted(jumps_in(story.moves), "jump") + ", " + counted(count, "move") + ". ";
    if (only && part.moves.size() < count)
        counts += only->first == only->last ? fmt::format("Here move {}. ", only->first)
                                            : fmt::format("Here moves {} to {}. ", only->first, only->last);
    counts += capital((marks.empty() ? "" : marks + "; ") + moves_legend) + ".";
    return film(story, part, {counts}, paged, look);
}

// With the fewest columns, so the largest boards, with which all panels fit; none below the least scale.
std::optional<Picture> on_one_page(const Story& story, const Look& look, std::optional<MoveRange> only, double least) {
    constexpr double gap = 14;
    Look trial = look;
    trial.paper.reset();
    trial.width = look.paper->width;
    const double units = Frame(story.diagram.board(), 1, {}).width();
    const double inner = look.paper->width - 2 * margin_of(look, usual_film_margin);
    for (std::size_t columns = 1; (inner + gap) / static_cast<double>(columns) - gap >= least * units; ++columns) {
        trial.columns = columns;
        Picture picture = part_of_film(story, false, trial, only);
        const double spare = look.paper->height - picture.pages.front().height;
        if (spare < 0) continue;
        Page page{look.paper->width, look.paper->height, {}, {}};
        place(page, picture.pages.front(), {0, spare / 2});
        picture.pages = {std::move(page)};
        return picture;
    }
    return std::nullopt;
}

}  // namespace

MoveRange checked_range(const Story& story, std::optional<MoveRange> only) {
    const std::size_t count = story.moves.size();
    if (only && (only->first < 1 || only->last < only->first || only->last > count))
        fail_input(fmt::format("{} has moves 1 to {}, not {} to {}", story.title, count, only->first, only->last));
    return only.value_or(MoveRange{1, count});
}

Picture film_layout(const Story& story, bool paged, const Look& look, std::optional<MoveRange> only) {
    if (look.figure && look.paper && !look.columns) {
        if (auto picture = on_one_page(story, look, only, paged ? least_scale_of_several : least_scale_of_one))
            return std::move(*picture);
        if (!paged)
            fail_limit(story.title + ": the film does not fit on a slide; .pdf has several, or draw some moves");
    }
    Picture picture = part_of_film(story, paged, look, only);
    if (paged) number_pages(picture.pages, margin_of(look, usual_film_margin));
    return picture;
}

std::vector<Page> film_pages(const Story& story, bool paged, const Look& look) {
    return part_of_film(story, paged, look, std::nullopt).pages;
}

}  // namespace pegwright::render
