#include "render/layouts/board_items.hpp"
#include "render/layouts/film.hpp"
#include "render/layouts/pages.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

namespace pegwright::render {
namespace {

Picture part_of_film(const Story& story, bool paged, const Look& look, std::optional<MoveRange> only) {
    const std::size_t count = story.moves.size();
    checked_range(story, only);
    const FilmPart part = only ? FilmPart{std::span(story.moves).subspan(only->first - 1, only->last - only->first + 1),
                                          only->first - 1, only->last == count}
                               : FilmPart{story.moves, 0, true};
    const std::string marks = marks_legend(story.marks);
    std::string counts = counted(jumps_in(story.moves), "jump") + ", " + counted(count, "move") + ". ";
    if (only && part.moves.size() < count)
        counts += only->first == only->last ? fmt::format("Here move {}. ", only->first)
                                            : fmt::format("Here moves {} to {}. ", only->first, only->last);
    counts += capital((marks.empty() ? "" : marks + "; ") + moves_legend) + ".";
    return film(story, part, {counts}, paged, look);
}

}  // namespace

MoveRange checked_range(const Story& story, std::optional<MoveRange> only) {
    const std::size_t count = story.moves.size();
    if (only && (only->first < 1 || only->last < only->first || only->last > count))
        fail_input(fmt::format("{} has moves 1 to {}, not {} to {}", story.title, count, only->first, only->last));
    return only.value_or(MoveRange{1, count});
}

Picture film_layout(const Story& story, bool paged, const Look& look, std::optional<MoveRange> only) {
    Picture picture = part_of_film(story, paged, look, only);
    if (paged) number_pages(picture.pages, margin_of(look, usual_film_margin));
    return picture;
}

std::vector<Page> film_pages(const Story& story, bool paged, const Look& look) {
    return part_of_film(story, paged, look, std::nullopt).pages;
}

}  // namespace pegwright::render
