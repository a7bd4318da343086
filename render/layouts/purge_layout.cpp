#include "render/layouts/film.hpp"
#include "render/layouts/label_items.hpp"
#include "render/layouts/move_items.hpp"
#include "render/layouts/pages.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace pegwright::render {
namespace {

constexpr double column_gap = 24;
constexpr double row_gap = 12;
constexpr double usual_scale = 8;
constexpr std::size_t index_columns = 4;
constexpr double title_size = 16;
constexpr double heading_size = 14;
constexpr double heading_height = 24;
constexpr double index_heading_size = 10;
constexpr double text_size = 8;
constexpr double line_height = 1.35;

Story purge_story(const Purge& purge, Lattice lattice) {
    std::vector<Hole> holes;
    for (const auto& spot : purge.spots) holes.push_back(spot.hole);
    Story story{fmt::format("purge {} on the {} lattice", purge.name, to_string(lattice)),
                Diagram(Board::of(lattice, Spans(std::move(holes)))),
                moves_of(purge.jumps),
                {}};
    for (const auto& spot : purge.spots) {
        story.diagram.set(spot.hole, full_before(spot.kind));
        if (spot.kind == PurgeHole::brings_vacancy) story.marks.start.push_back(spot.hole);
        if (spot.kind == PurgeHole::takes_vacancy) story.marks.finish.push_back(spot.hole);
        if (spot.kind == PurgeHole::catalyst_peg || spot.kind == PurgeHole::catalyst_vacancy)
            story.marks.catalyst.push_back(spot.hole);
    }
    // Unlike holes are in the state that fewer catalyst holes have; of two that differ, the peg is unlike.
    const auto of_kind = [&](PurgeHole kind) {
        return std::count_if(purge.spots.begin(), purge.spots.end(),
                             [&](const auto& spot) { return spot.kind == kind; });
    };
    const auto pegs = of_kind(PurgeHole::catalyst_peg);
    const auto vacancies = of_kind(PurgeHole::catalyst_vacancy);
    const bool has_unlike = pegs > 0 && vacancies > 0;
    for (const auto& spot : purge.spots)
        if (has_unlike &&
            (pegs <= vacancies ? spot.kind == PurgeHole::catalyst_peg : spot.kind == PurgeHole::catalyst_vacancy))
            story.marks.unlike.push_back(spot.hole);
    return story;
}

std::string counts_of(const Story& story) {
    return counted(jumps_in(story.moves), "jump") + ", " + counted(story.moves.size(), "move") + ".";
}

std::vector<std::string> purge_legend(const Marks& marks) {
    std::vector<std::string> lines{capital(moves_legend) +
                                   ". Octagons: the catalyst, which is restored; all other pegs leave."};
    if (!marks.unlike.empty()) lines.push_back("Double octagon: the catalyst hole unlike the others, at the start.");
    if (!marks.start.empty()) lines.push_back("Square: the vacancy at the start; diamond: where it goes.");
    return lines;
}

// For a page with others.
Page purge_film(const PurgeOn& on, const Look& look) {
    Story story = purge_story(on.purge, on.lattice);
    story.title = on.purge.name;
    Page page = std::move(film(story, {story.moves, 0, true}, {counts_of(story)}, false, look).pages.front());
    page.bookmarks.clear();
    return page;
}

// A book: the index, then films below each other.
class Book {
public:
    Book(const std::string& title, const std::vector<PurgeOn>& purges, const Look& look)
        : title_(title), purges_(purges), look_(look), margin_(margin_of(look, usual_film_margin)) {
        const Paper& paper = look.paper ? *look.paper : papers().front();
        width_ = width_asked(look, margin_).value_or(paper.width);
        height_ = paper.height * width_ / paper.width;
    }

    std::vector<Page> pages() {
        for (std::size_t i = 0; i < purges_.size(); ++i) add_film(i);
        std::vector<Page> films = std::move(pages_);
        // The index takes as many pages with any numbers in it.
        add_index(0);
        add_index(pages_.size());
        for (Page& page : films) pages_.push_back(std::move(page));
        number_pages(pages_, margin_);
        return std::move(pages_);
    }

private:
    double inner() const { return width_ - 2 * margin_; }
    double index_width() const { return (inner() + column_gap) / index_columns - column_gap; }
    bool begins_kind(std::size_t i) const { return i == 0 || purges_[i].kind != purges_[i - 1].kind; }

    Page film_of(const PurgeOn& on) const {
        Look look = look_;
        look.paper.reset();
        look.title.reset();
        look.margin = 0;
        look.width = inner();
        const Story story = purge_story(on.purge, on.lattice);
        const double labels = least_scale_of_labels(widest_label(story.diagram.board(), look.labels));
        if (!look.scale && !look.columns) look.scale = std::max(usual_scale, labels);
        return purge_film(on, look);
    }
    void add_film(std::size_t i) {
        const PurgeOn& on = purges_[i];
        const Page film = film_of(on);
        const double heading = begins_kind(i) ? heading_height : 0;
        if (pages_.empty() || y_ + heading + film.height > height_ - margin_) begin_page();
        if (y_ + heading + film.height > height_ - margin_)
            fail_limit(fmt::format("purge {} does not fit on a page; a smaller scale or more columns make room",
                                   on.purge.name));
        Page& page = pages_.back();
        if (begins_kind(i)) {
            page.bookmarks.push_back({on.kind, {margin_, y_}});
            add_lines(page.items, {on.kind}, heading_size, {margin_, y_});
            y_ += heading;
        }
        page.bookmarks.push_back({on.purge.name, {margin_, y_}, true});
        place(page, film, {margin_, y_}, on.purge.name);
        y_ += film.height + row_gap;
        page_of_.push_back(pages_.size());
    }

    void begin_page() {
        pages_.push_back({width_, height_, {}, {}});
        y_ = margin_;
    }

    // Fills pages_ anew. `before`: pages before the films.
    void add_index(std::size_t before) {
        pages_.clear();
        begin_page();
        pages_.back().bookmarks.push_back({"Index", {margin_, y_}});
        const auto add = [&](const std::string& text, double size) {
            y_ = add_lines(pages_.back().items, wrapped(text, size, inner()), size, {margin_, y_});
        };
        add(title_of(look_, title_), title_size);
        if (look_.legend)
            for (const std::string& line : legend_of_all()) add(line, text_size);
        y_ += row_gap;
        double top = y_;
        // Columns about equally long, if they end on this page.
        double bottom = height_ - margin_;
        double total = 0;
        for (std::size_t i = 0; i < purges_.size(); ++i) total += index_height(i);
        bottom = std::min(bottom, top + total / index_columns + index_height(0));
        std::size_t column = 0;
        for (std::size_t i = 0; i < purges_.size(); ++i) {
            // A heading stays with its first purge.
            if (y_ + index_height(i) > bottom) {
                if (++column == index_columns) {
                    begin_page();
                    top = y_;
                    bottom = height_ - margin_;
                    column = 0;
                }
                y_ = top;
            }
            add_entry(i, before, {margin_ + static_cast<double>(column) * (index_width() + column_gap), y_});
            y_ += index_height(i);
        }
    }
    double index_height(std::size_t i) const {
        return line_height * (text_size + (begins_kind(i) ? 1.5 * index_heading_size : 0));
    }
    void add_entry(std::size_t i, std::size_t before, Point corner) {
        auto& items = pages_.back().items;
        if (begins_kind(i)) {
            corner.y += line_height * index_heading_size / 2;
            corner.y = add_lines(items, {purges_[i].kind}, index_heading_size, corner);
        }
        add_lines(items, {purges_[i].purge.name}, text_size, corner);
        items.push_back(Text{corner + Point{index_width(), text_size / 2}, std::to_string(before + page_of_[i]),
                             text_size, Ink::text, Align::right});
    }
    // For what the purges have.
    std::vector<std::string> legend_of_all() const {
        Marks all;
        for (const PurgeOn& on : purges_) {
            const Marks marks = purge_story(on.purge, on.lattice).marks;
            all.unlike.insert(all.unlike.end(), marks.unlike.begin(), marks.unlike.end());
            all.start.insert(all.start.end(), marks.start.begin(), marks.start.end());
        }
        return purge_legend(all);
    }

    const std::string& title_;
    const std::vector<PurgeOn>& purges_;
    const Look& look_;
    double margin_;
    double width_ = 0;
    double height_ = 0;
    std::vector<Page> pages_;
    double y_ = 0;
    std::vector<std::size_t> page_of_;  // of each purge, among the films' pages
};

}  // namespace

Picture purge_layout(const Purge& purge, Lattice lattice, const Look& look) {
    const Story story = purge_story(purge, lattice);
    std::vector<std::string> notes = purge_legend(story.marks);
    notes.front() = counts_of(story) + " " + notes.front();
    return film(story, {story.moves, 0, true}, notes, false, look);
}

Picture purge_book(const std::string& title, const std::vector<PurgeOn>& purges, const Look& look) {
    return {named_by(look, title), fmt::format("{} purges", purges.size()), Book(title, purges, look).pages()};
}

}  // namespace pegwright::render
