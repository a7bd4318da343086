#include "render/layouts/board_items.hpp"
#include "render/layouts/film.hpp"
#include "render/layouts/pages.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace pegwright::render {
namespace {

constexpr double column_gap = 24;
constexpr double row_gap = 12;
constexpr double usual_scale = 9;
constexpr double most_height_of_small = 130;
constexpr std::size_t most_columns = 3;
constexpr std::size_t index_columns = 4;
constexpr double title_size = 14;
constexpr double heading_size = 11;
constexpr double heading_height = 20;
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
    std::vector<std::string> lines{"Octagons: the catalyst, which is restored; all other pegs leave."};
    if (!marks.unlike.empty()) lines.push_back("Double octagon: the catalyst hole unlike the others, at the start.");
    if (!marks.start.empty()) lines.push_back("Square: the vacancy at the start; diamond: where it goes.");
    return lines;
}

Page purge_film(const PurgeOn& on, const Look& look) {
    Story story = purge_story(on.purge, on.lattice);
    story.title = on.purge.name;
    return std::move(film(story, {story.moves, 0, true}, {counts_of(story)}, false, look).pages.front());
}

// A book: the index, then shelves of films. A shelf has films of one kind and width.
class Book {
public:
    Book(const std::string& title, const std::vector<PurgeOn>& purges, const Look& look)
        : title_(title), purges_(purges), look_(look), margin_(margin_of(look, usual_film_margin)) {
        const Paper& paper = look.paper ? *look.paper : papers().front();
        width_ = width_asked(look, margin_).value_or(paper.width);
        height_ = paper.height * width_ / paper.width;
    }

    std::vector<Page> pages() {
        std::size_t first = 0;
        for (const Shelf& shelf : shelves()) {
            const bool begins = first == 0 || purges_[first].kind != purges_[first - 1].kind;
            add_shelf(shelf, first, begins);
            first += shelf.films.size();
        }
        std::vector<Page> films = std::move(pages_);
        // The index does not take more pages with other numbers in it.
        add_index(0);
        add_index(pages_.size());
        for (Page& page : films) pages_.push_back(std::move(page));
        number_pages(pages_, margin_);
        return std::move(pages_);
    }

private:
    struct Shelf {
        std::size_t columns;
        std::vector<Page> films;
        double height = 0;
    };

    double inner() const { return width_ - 2 * margin_; }
    double room() const { return height_ - 2 * margin_; }
    double column_width(std::size_t columns) const {
        return (inner() + column_gap) / static_cast<double>(columns) - column_gap;
    }

    Page film_in(const PurgeOn& on, std::size_t columns) const {
        Look look = look_;
        look.paper = nullptr;
        look.title.reset();
        look.margin = 0;
        look.width = column_width(columns);
        if (!look.scale && !look.columns) look.scale = least_scale_in(on);
        return purge_film(on, look);
    }
    double least_scale_in(const PurgeOn& on) const {
        const Board board = purge_story(on.purge, on.lattice).diagram.board();
        return std::max(usual_scale, least_scale_of_labels(widest_label(board, look_.labels)));
    }
    // Small purges stand side by side.
    std::size_t columns_for(const PurgeOn& on) const {
        if (look_.columns || look_.scale) return 1;
        const Board board = purge_story(on.purge, on.lattice).diagram.board();
        for (std::size_t columns = most_columns; columns > 1; --columns)
            if (2 * Frame(board, least_scale_in(on), {}).width() < column_width(columns) &&
                film_in(on, columns).height <= most_height_of_small)
                return columns;
        return 1;
    }
    std::vector<Shelf> shelves() const {
        std::vector<Shelf> all;
        for (std::size_t i = 0; i < purges_.size(); ++i) {
            const std::size_t columns = columns_for(purges_[i]);
            const bool begins = i == 0 || purges_[i].kind != purges_[i - 1].kind;
            if (begins || all.back().columns != columns || all.back().films.size() == columns)
                all.push_back({columns, {}});
            Shelf& shelf = all.back();
            shelf.films.push_back(film_in(purges_[i], columns));
            shelf.height = std::max(shelf.height, shelf.films.back().height);
            if (shelf.height > room() - heading_height)
                fail_limit(fmt::format("purge {} does not fit on a page; a smaller scale or more columns make room",
                                       purges_[i].purge.name));
        }
        return all;
    }

    void add_shelf(const Shelf& shelf, std::size_t first, bool begins) {
        const double height = shelf.height + (begins ? heading_height : 0);
        if (pages_.empty() || y_ + height > height_ - margin_) begin_page();
        Page& page = pages_.back();
        if (begins) {
            const std::string& kind = purges_[first].kind;
            page.bookmarks.push_back({kind, {margin_, y_}});
            add_lines(page.items, {kind}, heading_size, {margin_, y_});
            y_ += heading_height;
        }
        for (std::size_t k = 0; k < shelf.films.size(); ++k) {
            const Point corner{margin_ + static_cast<double>(k) * (column_width(shelf.columns) + column_gap), y_};
            page.bookmarks.push_back({purges_[first + k].purge.name, corner, true});
            append_at(page, shelf.films[k], corner);
            page_of_.push_back(pages_.size());
        }
        y_ += shelf.height + row_gap;
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
        std::size_t column = 0;
        for (std::size_t i = 0; i < purges_.size(); ++i) {
            const bool begins = i == 0 || purges_[i].kind != purges_[i - 1].kind;
            const double height = line_height * text_size * (begins ? 3.5 : 1);
            if (y_ + height > height_ - margin_) {
                if (++column == index_columns) {
                    begin_page();
                    top = y_;
                    column = 0;
                }
                y_ = top;
            }
            const double x = margin_ + static_cast<double>(column) * (column_width(index_columns) + column_gap);
            auto& items = pages_.back().items;
            if (begins) {
                if (y_ > top) y_ += line_height * text_size / 2;
                y_ = add_lines(items, {purges_[i].kind}, heading_size, {x, y_});
            }
            const Text number{{x + column_width(index_columns), y_ + text_size / 2},
                              std::to_string(before + page_of_[i]),
                              text_size,
                              Ink::text,
                              Align::right};
            items.push_back(number);
            y_ = add_lines(items, {purges_[i].purge.name}, text_size, {x, y_});
        }
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
