// The board's size decides the most columns. Panels then take as many moves as their captions have room for, and fewer
// columns are tried. Each panel draws the whole board, so a film costs panels times holes.
#include "render/layouts/film.hpp"
#include "render/layouts/label_items.hpp"
#include "render/layouts/move_items.hpp"

#include "render/layouts/board_items.hpp"
#include "render/layouts/film_panels.hpp"
#include "render/layouts/pages.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <span>

namespace pegwright::render {
namespace {

constexpr double gap = 14;  // between panels
constexpr double title_size = 12;
constexpr double note_size = 8;
constexpr double usual_caption_size = 6.5;
constexpr double caption_gap = 4;  // below the board
constexpr double line_height = 1.35;
// Estimates, before the text is known.
constexpr double heading_room = 70;
constexpr double begun_room = 120;     // for the heading and a caption
constexpr double widest_caption = 90;  // that keeps thin boards apart
constexpr double least_scale = 6;      // to choose columns by
constexpr double least_scale_of_thin = 9;
constexpr double smallest_scale = 1;  // that a user's columns may lead to
constexpr double most_scale = 18;
constexpr double most_scale_on_pages = 36;
constexpr double squeeze = 0.8;                       // of the scale that fits, if that saves a page
constexpr std::size_t most_usual_columns = 5;         // unless boards are thin
constexpr std::size_t most_panels_alike = 1'000;      // panels; beyond it, panels reuse holes
constexpr std::size_t most_moves_described = 40;      // for screen readers
constexpr std::size_t most_discs = 4'000'000;         // in all panels: some seconds of work
constexpr std::size_t most_discs_asked = 16'000'000;  // if the user asks for more panels: half a minute

std::string named(const Story& story, const Move& move) { return move_text(story.diagram.board(), move, story.names); }

// Parts that differ by one at most; longer ones come first.
std::vector<std::size_t> balanced(std::size_t count, std::size_t parts) {
    std::vector<std::size_t> sizes(parts, count / parts);
    for (std::size_t i = 0; i < count % parts; ++i) ++sizes[i];
    return sizes;
}

std::size_t divided_up(std::size_t count, std::size_t by) { return (count + by - 1) / by; }

// To half points or, if small, tenths.
double rounded_down(double scale) {
    const double step = scale < 8 ? 0.1 : 0.5;
    return step * std::floor(scale / step + 1e-6);
}

class Film {
public:
    Film(const Story& story, const FilmPart& part, const std::vector<std::string>& notes, bool paged, const Look& look)
        : story_(story),
          part_(part),
          look_(look),
          paged_(paged),
          margin_(margin_of(look, usual_film_margin)),
          caption_size_(small_text_of(look, usual_caption_size)),
          diagram_(story.diagram),
          frame_(frame_of(story.diagram.board(), look.labels)) {
        const Paper& paper = look.paper ? *look.paper : papers().front();
        page_width_ = width_asked(look, margin_).value_or(std::max(paper.width, legible_labels_width()));
        page_height_ = paper.height * page_width_ / paper.width;
        for (std::size_t i = 0; i < part.before; ++i) play(story.moves[i]);
        const std::size_t columns = most_columns();
        frame_ = frame_.scaled(usual_scale(columns));
        choose_panels(columns);
        set_heading(notes, [](const Move&) { return true; });
        choose_grid(columns);
        set_heading(notes, [&](const Move& move) { return is_numbered(move); });
        for (Panel& panel : panels_) panel.caption = caption(panel, column_width(grid_.columns));
    }

    std::vector<Page> run() {
        std::size_t next = 0;
        for (const std::size_t rows : grid_.pages) {
            begin_page(next == 0 ? heading_ : Heading{{}, margin_}, panels_[grid_.rows[next].first]);
            for (const std::size_t end = next + rows; next < end; ++next) add_row(grid_.rows[next]);
            end_page();
        }
        return std::move(pages_);
    }

private:
    struct Row {
        std::size_t first;
        std::size_t end;
        std::size_t lines;  // of its longest caption
    };
    struct Grid {
        std::size_t columns;
        std::vector<Row> rows;
        double scale = 0;
        std::vector<std::size_t> pages = {};  // the rows of each
    };
    struct Heading {
        std::vector<Item> items;
        double below;
    };

    void play(const Move& move) {
        diagram_.play(move);
        jumps_ += move.size() - 1;
    }

    double inner() const { return page_width_ - 2 * margin_; }
    double inner_height() const { return page_height_ - 2 * margin_; }
    double column_width(std::size_t columns) const { return (inner() + gap) / static_cast<double>(columns) - gap; }
    std::size_t columns_of(double width) const {
        return std::max<std::size_t>(1, static_cast<std::size_t>((inner() + gap) / (width + gap)));
    }
    double width_at(double scale) const { return frame_.scaled(scale).width(); }

    double least_scale_of_these_labels(double text) const {
        return least_scale_of_labels(widest_label(diagram_.board(), look_.labels), text);
    }
    // Numbers of a move are not worth a film of single boards.
    double least_scale_of_these_numbers() const {
        double least = 0;
        if (look_.moves_per_panel.value_or(1) > 1) return least;
        for (const Move& move : part_.moves)
            if (crosses_itself(move))
                if (const double its = least_scale_of_numbers(move.size() - 1); columns_of(width_at(its)) > 1)
                    least = std::max(least, its);
        return least;
    }
    // To half points, as the scale is rounded down to them.
    double legible_scale_of_labels() const { return std::ceil(2 * least_scale_of_these_labels(least_text)) / 2; }
    // Of a page with one labelled board.
    double legible_labels_width() const { return width_at(legible_scale_of_labels()) + 2 * margin_; }
    double legible_scale() const {
        return std::max({least_scale, legible_scale_of_labels(), least_scale_of_these_numbers()});
    }
    double most_scale_here() const { return std::max(paged_ ? most_scale_on_pages : most_scale, legible_scale()); }

    std::size_t most_columns() const {
        if (look_.columns) return *look_.columns;
        if (look_.scale) return columns_of(std::max(width_at(*look_.scale), shortest_caption()));
        const std::size_t columns = std::min(columns_of(width_at(legible_scale())), most_usual_columns);
        // Thin boards have more.
        const double scale = std::max(most_scale, legible_scale());
        return std::max(columns, columns_of(std::max(width_at(scale), shortest_caption())));
    }
    // Numbers and a jump, which stay on one line.
    double shortest_caption() const {
        double longest = 0;
        for (const Move& move : part_.moves)
            longest = std::max(longest, text_width(named(story_, {move.front(), move[1]}), caption_size_));
        const std::string last = std::to_string(part_.before + part_.moves.size());
        const std::string before = (usual_moves() > 1 ? last + "-" : "") + last + ": -";
        return std::min(longest + text_width(before, caption_size_), widest_caption);
    }

    double largest_scale(std::size_t columns) const {
        const Frame one = frame_.scaled(1);
        const double by_width = column_width(columns) / one.width();
        return paged_ ? std::min(by_width, (inner_height() - begun_room) / one.height()) : by_width;
    }
    double usual_scale(std::size_t columns) const {
        const double fits = largest_scale(columns);
        if (look_.scale && *look_.scale > fits)
            fail_input(fmt::format("with scale {:g} {} of {} does not fit on the page; use {:.1f} or less",
                                   *look_.scale, columns == 1 ? "a board" : "a row", story_.title,
                                   std::floor(fits * 10) / 10));
        if (look_.columns && fits < smallest_scale)
            fail_input(fmt::format("{} boards of {} side by side are too small; at most {} fit", columns, story_.title,
                                   columns_of(width_at(smallest_scale))));
        const double scale = look_.scale.value_or(rounded_down(std::min(most_scale_here(), fits)));
        if (scale < least_scale_of_these_labels(smallest_text))
            fail_limit(
                fmt::format("{}: labels do not fit in holes this small; use labels none, fewer columns or a "
                            "larger width",
                            story_.title));
        return scale;
    }

    // In a panel. Boards below 50 holes get one.
    std::size_t usual_moves() const { return std::max<std::size_t>(1, story_.diagram.hole_count() / 25); }
    void choose_panels(std::size_t columns) {
        const double room = inner_height() - heading_room - frame_.height();
        const CaptionRoom caption_room{static_cast<std::size_t>(std::max(1.0, room / (line_height * caption_size_))),
                                       column_width(columns) / caption_size_};
        const std::size_t usual = usual_moves();
        const MoveNotation notation{story_.diagram.board(), story_.names};
        reuse_ = look_.moves_per_panel.value_or(1) > 1;
        panels_ = panels_of(part_.moves, notation, caption_room, look_.moves_per_panel.value_or(usual), reuse_);
        if (!look_.moves_per_panel && !look_.panels_apart && panels_.size() > most_panels_alike) {
            apart_ = panels_.size();
            reuse_ = true;
            panels_ = panels_of(part_.moves, notation, caption_room, usual, reuse_);
        }
        if (panels_.size() * story_.diagram.hole_count() > (look_.panels_apart ? most_discs_asked : most_discs))
            fail_limit(fmt::format(
                "{}: {} panels of {} holes are too many for a film; use moves 1-{}, style map or the player (.html)",
                story_.title, panels_.size(), story_.diagram.hole_count(),
                std::max<std::size_t>(1, std::min<std::size_t>(100, most_discs / story_.diagram.hole_count()))));
        ids_ = panels_.size() * story_.diagram.hole_count() <= static_cast<std::size_t>(most_holes_with_ids);
    }

    void choose_grid(std::size_t columns) {
        grid_ = grid_of(columns);
        if (look_.scale || !paged_) {
            grid_.scale = usual_scale(grid_.columns);
            grid_.pages = fewest_pages(grid_);
        } else {
            const double fits = usual_scale(grid_.columns);
            const bool thin = columns > most_usual_columns;
            const double squeezed = thin ? least_scale_of_thin : squeeze * std::min(most_scale, fits);
            const double small = std::max(legible_scale(), squeezed);
            grid_.scale = std::min(fits, rounded_down(small + 0.5));
            grid_.pages = fewest_pages(grid_);
            enlarge(grid_);
            for (std::size_t fewer = look_.columns ? 0 : grid_.columns - 1; fewer > 0; --fewer) {
                Grid grid = grid_of(fewer);
                grid.scale = grid_.scale;
                grid.pages = grid_.pages;
                if (enlarge(grid)) grid_ = std::move(grid);
            }
        }
        frame_ = frame_.scaled(grid_.scale);
    }
    // As far as no further page is needed. False if that is not at all.
    bool enlarge(Grid& grid) const {
        const double most = std::min(most_scale_here(), largest_scale(grid.columns));
        for (double scale = rounded_down(most); scale > grid.scale; scale = rounded_down(scale - 0.1)) {
            std::vector<std::size_t> pages = pages_at(grid, scale, grid.pages.size());
            if (pages.empty()) continue;
            grid.scale = scale;
            grid.pages = std::move(pages);
            return true;
        }
        return false;
    }
    Grid grid_of(std::size_t columns) const {
        const std::size_t rows = divided_up(panels_.size(), columns);
        std::vector<std::size_t> sizes = balanced(panels_.size(), rows);
        if (!look_.columns) columns = sizes.front();
        // One row has all columns that were asked for.
        if (sizes.front() < columns && rows > 1) {
            sizes = balanced(panels_.size() - columns, rows - 1);
            sizes.insert(sizes.begin(), columns);
        }
        Grid grid{columns, {}};
        std::size_t first = 0;
        for (const std::size_t size : sizes) {
            std::size_t lines = 0;
            for (std::size_t i = first; i < first + size; ++i)
                lines = std::max(lines, caption(panels_[i], column_width(columns)).size());
            grid.rows.push_back({first, first + size, lines});
            first += size;
        }
        return grid;
    }
    double height_of(const Row& row, double board) const {
        return board + caption_gap + static_cast<double>(row.lines) * line_height * caption_size_;
    }
    bool fit(const Grid& grid, double scale, const std::vector<std::size_t>& pages) const {
        const double board = frame_.scaled(scale).height();
        double y = heading_.below;
        std::size_t next = 0;
        for (const std::size_t rows : pages) {
            for (const std::size_t end = next + rows; next < end; ++next) y += height_of(grid.rows[next], board) + gap;
            if (y - gap > page_height_ - margin_) return false;
            y = margin_;
        }
        return true;
    }
    // The first page, which has the heading, has one row more or one less than the last. Empty if that does not fit.
    std::vector<std::size_t> pages_at(const Grid& grid, double scale, std::size_t count) const {
        std::vector<std::size_t> pages = balanced(grid.rows.size(), count);
        if (fit(grid, scale, pages)) return pages;
        std::reverse(pages.begin(), pages.end());
        return fit(grid, scale, pages) ? pages : std::vector<std::size_t>();
    }
    std::vector<std::size_t> fewest_pages(const Grid& grid) const {
        const std::size_t rows = grid.rows.size();
        for (std::size_t count = 1; paged_ && count < rows; ++count)
            if (std::vector<std::size_t> pages = pages_at(grid, grid.scale, count); !pages.empty()) return pages;
        return balanced(rows, paged_ ? rows : 1);
    }

    // "51" or "51-52", counted in the whole solution.
    std::string numbers(const Panel& panel) const {
        const std::size_t first = part_.before + panel.first + 1;
        return panel.count == 1 ? std::to_string(first) : fmt::format("{}-{}", first, first + panel.count - 1);
    }
    std::vector<std::string> caption(const Panel& panel, double width) const {
        if (panel.count == 0)
            return {part_.to_the_end ? "the end" : fmt::format("after {}", part_.before + panel.first)};
        std::string text = numbers(panel) + ":";
        for (std::size_t k = 0; k < panel.count; ++k) text += " " + named(story_, part_.moves[panel.first + k]);
        return wrapped(text, caption_size_, width);
    }

    // `numbered`: whether the pegs that a move takes have numbers.
    template <class F>
    void set_heading(const std::vector<std::string>& notes, const F& numbered) {
        heading_ = {{}, margin_};
        const auto add = [&](const std::string& text, double size) {
            heading_.below = add_lines(heading_.items, wrapped(text, size, inner()), size, {margin_, heading_.below});
        };
        add(title_of(look_, story_.title), title_size);
        if (look_.legend) {
            for (const std::string& note : notes) add(note, note_size);
            if (const std::string& labels = look_.labels.legend; !labels.empty()) add(capital(labels) + ".", note_size);
            if (!reuse_ && std::any_of(part_.moves.begin(), part_.moves.end(),
                                       [&](const Move& move) { return crosses_itself(move) && numbered(move); }))
                add(capital(numbers_legend) + ".", note_size);
            if (reuse_)
                add("Moves of a panel are played in the order written below it; a peg may move again." + why_reuse(),
                    note_size);
        }
        if (heading_.below > margin_) heading_.below += gap / 2;
    }
    // For users who did not ask for reuse: why, and how to avoid it.
    std::string why_reuse() const {
        if (apart_ == 0) return "";
        const bool drawn = apart_ * story_.diagram.hole_count() <= most_discs_asked;
        return fmt::format(" With no hole used twice in a panel there would be {} panels: {}moves 1-100 draws some.",
                           apart_, drawn ? "moves-per-panel apart draws all, " : "");
    }

    void begin_page(const Heading& heading, const Panel& first) {
        pages_.push_back({page_width_, page_height_, heading.items, {}});
        y_ = heading.below;
        pages_.back().bookmarks.push_back(
            {first.count == 0 ? first.caption.front() : "from move " + first_number(first), {margin_, y_}});
    }
    void end_page() {
        if (paged_) return;
        pages_.back().height = y_ - gap + margin_;
        if (look_.paper) pages_.back().height = std::max(pages_.back().height, look_.paper->height);
    }
    void add_row(const Row& row) {
        const double width = column_width(grid_.columns);
        for (std::size_t i = row.first; i < row.end; ++i)
            add_panel(panels_[i], {margin_ + static_cast<double>(i - row.first) * (width + gap), y_}, width);
        y_ += height_of(row, frame_.height()) + gap;
    }
    std::string first_number(const Panel& panel) const { return std::to_string(part_.before + panel.first + 1); }

    bool is_numbered(const Move& move) const {
        const bool asked = look_.columns || look_.scale || look_.width;
        return !reuse_ && crosses_itself(move) &&
               frame_.scale() >= least_scale_of_numbers(move.size() - 1, asked ? smallest_text : least_text);
    }
    // The vacated holes in the first panel, the last pegs' in the last.
    Marks marks_in(const Panel& panel) const {
        Marks marks = story_.marks;
        if (part_.before + panel.first > 0) marks.start.clear();
        if (panel.count > 0 || !part_.to_the_end) marks.finish.clear();
        return marks;
    }
    void add_panel(const Panel& panel, Point corner, double width) {
        auto& items = pages_.back().items;
        items.push_back(Group{panel.count == 0 ? "end" : "move-" + numbers(panel)});
        const Frame frame = frame_.moved({corner.x + (width - frame_.width()) / 2, corner.y});
        const auto moves = part_.moves.subspan(panel.first, panel.count);
        add_highlights(items, frame, story_.marks);
        add_position(items, frame, diagram_, ids_);
        if (look_.labels.by_class) add_classes(items, frame, diagram_);
        add_marks(items, frame, marks_in(panel));
        Crossings crossings;
        const auto arrows = static_cast<std::ptrdiff_t>(items.size());
        for (const Move& move : moves) add_move(items, crossings, frame, move, is_numbered(move));
        // No arrow hides the cross of another move.
        std::stable_partition(items.begin() + arrows, items.end(),
                              [](const Item& item) { return !std::holds_alternative<Crosses>(item); });
        add_labels(items, frame, diagram_, look_.labels, crossings, jumps_);
        for (const Move& move : moves) play(move);
        double y = corner.y + frame_.height() + caption_gap;
        for (const std::string& line : panel.caption) {
            items.push_back(
                Text{{corner.x + width / 2, y + caption_size_ / 2}, line, caption_size_, Ink::text, Align::middle});
            y += line_height * caption_size_;
        }
        items.push_back(GroupEnd{});
    }

    const Story& story_;
    const FilmPart part_;
    const Look& look_;
    bool paged_;
    double margin_;
    double caption_size_;
    double page_width_ = 0;
    double page_height_ = 0;
    std::vector<Panel> panels_;
    bool reuse_ = false;
    std::size_t apart_ = 0;  // panels without reuse, if nobody asked for reuse
    bool ids_ = false;
    Diagram diagram_;
    std::size_t jumps_ = 0;  // played on the diagram
    Frame frame_;
    Heading heading_{{}, 0};
    Grid grid_{1, {}};
    std::vector<Page> pages_;
    double y_ = 0;
};

}  // namespace

std::string capital(std::string text) {
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

std::string counted(std::size_t number, const std::string& what) {
    return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
}

std::size_t jumps_in(const std::vector<Move>& moves) {
    std::size_t jumps = 0;
    for (const Move& move : moves) jumps += move.size() - 1;
    return jumps;
}

Picture film(const Story& story, const FilmPart& part, const std::vector<std::string>& notes, bool paged,
             const Look& look) {
    if (story.diagram.board().hole_count() > most_holes_in_film)
        fail_limit(fmt::format("{}: a film shows at most {} holes; style map shows the plan", story.title,
                               most_holes_in_film));
    check_labels(story.title, story.diagram.board(), look.labels);
    std::string description = counted(part.moves.size(), "move") + ":";
    for (const Move& move : part.moves.first(std::min(part.moves.size(), most_moves_described)))
        description += " " + named(story, move);
    if (part.moves.size() > most_moves_described) description += " and so on";
    return {named_by(look, story.title), description, Film(story, part, notes, paged, look).run()};
}

}  // namespace pegwright::render
