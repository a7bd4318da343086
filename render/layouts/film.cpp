// The board's size decides columns and scale. Panels then take as many moves as their captions have room for. Each
// panel draws the whole board, so a film costs panels times holes.
#include "render/layouts/film.hpp"

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
constexpr double line_height = 1.35;
// Estimates, before the text is known.
constexpr double heading_room = 70;
constexpr double usual_caption = 66;   // with the gap below it
constexpr double widest_caption = 90;  // that keeps thin boards apart
constexpr double least_scale = 6;      // to choose columns by
constexpr double least_scale_of_thin = 9;
constexpr double smallest_scale = 1;  // that a user's columns may lead to
constexpr double most_scale = 18;
constexpr std::size_t most_columns = 5;               // unless boards are thin
constexpr std::size_t most_panels_alike = 1'000;      // panels; beyond it, panels reuse holes
constexpr std::size_t most_moves_described = 40;      // for screen readers
constexpr std::size_t most_discs = 4'000'000;         // in all panels: some seconds of work
constexpr std::size_t most_discs_asked = 16'000'000;  // if the user asks for more panels: half a minute

std::string named(const Story& story, const Move& move) { return move_text(story.diagram.board(), move, story.names); }

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
        page_width_ = width_asked(look, margin_).value_or(paper.width);
        page_height_ = paper.height * page_width_ / paper.width;
        for (std::size_t i = 0; i < part.before; ++i) play(story.moves[i]);
        choose_columns();
        const double room = page_height_ - 2 * margin_ - heading_room - frame_.height();
        const CaptionRoom caption_room{static_cast<std::size_t>(std::max(1.0, room / (line_height * caption_size_))),
                                       column_width_ / caption_size_};
        choose_panels(caption_room);
        level_rows();
        for (Panel& panel : panels_) panel.caption = caption(panel);
        begin_page();
        add_heading(notes);
    }

    std::vector<Page> run() {
        const std::vector<Row> rows = rows_of_panels();
        const std::vector<bool> turns = page_turns(rows);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (turns[i]) {
                end_page();
                begin_page();
            }
            add_row(rows[i]);
        }
        end_page();
        return std::move(pages_);
    }

private:
    void play(const Move& move) {
        diagram_.play(move);
        jumps_ += move.size() - 1;
    }

    double inner() const { return page_width_ - 2 * margin_; }
    double column_width(std::size_t columns) const { return (inner() + gap) / static_cast<double>(columns) - gap; }
    std::size_t columns_of(double width) const {
        return std::max<std::size_t>(1, static_cast<std::size_t>((inner() + gap) / (width + gap)));
    }

    void choose_columns() {
        const double labels = least_scale_of_labels(widest_label(diagram_.board(), look_.labels));
        const double least = std::max(least_scale, labels);
        const double most = std::max(most_scale, labels);
        if (look_.columns) {
            columns_ = *look_.columns;
        } else if (look_.scale) {
            columns_ = columns_of(std::max(frame_.width() * *look_.scale, shortest_caption()));
        } else {
            columns_ = std::min(columns_of(frame_.width() * least), most_columns);
            columns_ = std::max(columns_, columns_of(std::max(frame_.width() * most, shortest_caption())));
        }
        column_width_ = column_width(columns_);
        // Leave 120 points for the heading and a line of text.
        const double by_width = column_width_ / frame_.width();
        const double by_height = (page_height_ - 2 * margin_ - 120) / frame_.height();
        const double fits = std::min(by_width, paged_ ? by_height : by_width);
        if (look_.scale && *look_.scale > fits)
            fail_input(fmt::format("with scale {:g} {} of {} does not fit on the page; use {:.1f} or less",
                                   *look_.scale, columns_ == 1 ? "a board" : "a row", story_.title,
                                   std::floor(fits * 10) / 10));
        if (look_.columns && fits < smallest_scale)
            fail_input(fmt::format("{} boards of {} side by side are too small; at most {} fit", columns_, story_.title,
                                   columns_of(frame_.width() * smallest_scale)));
        const double scale = look_.scale ? *look_.scale : fitted(std::min({most, by_width, by_height}));
        if (scale < labels)
            fail_limit(
                fmt::format("{}: labels do not fit in holes this small; use labels none, fewer columns or a "
                            "larger width",
                            story_.title));
        frame_ = frame_.scaled(scale);
    }
    double shortest_caption() const {
        double longest = 0;
        for (const Move& move : part_.moves)
            longest = std::max(longest, text_width(named(story_, {move.front(), move[1]}) + " ", caption_size_));
        return std::min(longest, widest_caption);
    }

    // If another row of panels then fits on a page.
    double fitted(double scale) const {
        if (!paged_) return scale;
        const double room = page_height_ - 2 * margin_;
        // The scale gives way only if one more row nearly fits.
        const double least = least_scale_of_labels(widest_label(diagram_.board(), look_.labels));
        const double whole = room / (scale * frame_.height() + usual_caption);
        // Thin boards always make room for one more row.
        const double more = std::ceil(whole);
        const bool thin = columns_ > most_columns &&
                          (room / more - usual_caption) / frame_.height() >= std::max(least, least_scale_of_thin);
        const double rows = thin ? more : std::round(whole);
        return rows < 1 ? scale : std::max(least, std::min(scale, (room / rows - usual_caption) / frame_.height()));
    }

    void choose_panels(CaptionRoom room) {
        // Boards below 50 holes get one move a panel.
        const std::size_t usual = std::max<std::size_t>(1, story_.diagram.hole_count() / 25);
        const MoveNotation notation{story_.diagram.board(), story_.names};
        reuse_ = look_.moves_per_panel.value_or(1) > 1;
        panels_ = panels_of(part_.moves, notation, room, look_.moves_per_panel.value_or(usual), reuse_);
        if (!look_.moves_per_panel && !look_.panels_apart && panels_.size() > most_panels_alike) {
            apart_ = panels_.size();
            reuse_ = true;
            panels_ = panels_of(part_.moves, notation, room, usual, reuse_);
        }
        if (panels_.size() * story_.diagram.hole_count() > (look_.panels_apart ? most_discs_asked : most_discs))
            fail_limit(fmt::format(
                "{}: {} panels of {} holes are too many for a film; use moves 1-{}, style map or the player (.html)",
                story_.title, panels_.size(), story_.diagram.hole_count(),
                std::max<std::size_t>(1, std::min<std::size_t>(100, most_discs / story_.diagram.hole_count()))));
        ids_ = panels_.size() * story_.diagram.hole_count() <= static_cast<std::size_t>(most_holes_with_ids);
    }

    // So that the last row is full too.
    void level_rows() {
        if (look_.columns) return;
        const std::size_t rows = (panels_.size() + columns_ - 1) / columns_;
        columns_ = (panels_.size() + rows - 1) / rows;
        column_width_ = column_width(columns_);
        // Wider columns allow larger boards. On pages that would change the number of rows.
        if (!paged_ && !look_.scale)
            frame_ = frame_.scaled(std::max(frame_.scale(), std::min(most_scale, column_width_ / frame_.width())));
    }
    // The panels of the row that begins here. It gives one up if the last row would have a single panel.
    std::size_t row_from(std::size_t first) const {
        const std::size_t left = panels_.size() - first;
        return !look_.columns && columns_ > 2 && left == columns_ + 1 ? columns_ - 1 : columns_;
    }

    // "51" or "51-52", counted in the whole solution.
    std::string numbers(const Panel& panel) const {
        const std::size_t first = part_.before + panel.first + 1;
        return panel.count == 1 ? std::to_string(first) : fmt::format("{}-{}", first, first + panel.count - 1);
    }
    std::vector<std::string> caption(const Panel& panel) const {
        if (panel.count == 0)
            return {part_.to_the_end ? "the end" : fmt::format("after {}", part_.before + panel.first)};
        std::string text = numbers(panel) + ":";
        for (std::size_t k = 0; k < panel.count; ++k) text += " " + named(story_, part_.moves[panel.first + k]);
        return wrapped(text, caption_size_, column_width_);
    }

    void begin_page() {
        pages_.push_back({page_width_, page_height_, {}, {}});
        y_ = margin_;
        empty_ = true;
    }
    void end_page() {
        if (paged_) return;
        pages_.back().height = y_ - gap + margin_;
        if (look_.paper) pages_.back().height = std::max(pages_.back().height, look_.paper->height);
    }
    void add_heading(const std::vector<std::string>& notes) {
        add_lines(wrapped(title_of(look_, story_.title), title_size, inner()), title_size);
        if (look_.legend) {
            for (const std::string& note : notes) add_lines(wrapped(note, note_size, inner()), note_size);
            if (const std::string& labels = look_.labels.legend; !labels.empty())
                add_lines(wrapped(capital(labels) + ".", note_size, inner()), note_size);
            if (!reuse_ && std::any_of(part_.moves.begin(), part_.moves.end(), crosses_itself))
                add_lines(wrapped(capital(numbers_legend) + std::string("."), note_size, inner()), note_size);
            if (reuse_)
                add_lines(wrapped("Moves of a panel are played in the order written below it; a peg may move again." +
                                      why_reuse(),
                                  note_size, inner()),
                          note_size);
        }
        if (y_ > margin_) y_ += gap / 2;
    }
    // For users who did not ask for reuse: why, and how to avoid it.
    std::string why_reuse() const {
        if (apart_ == 0) return "";
        const bool drawn = apart_ * story_.diagram.hole_count() <= most_discs_asked;
        return fmt::format(" With no hole used twice in a panel there would be {} panels: {}moves 1-100 draws some.",
                           apart_, drawn ? "moves-per-panel apart draws all, " : "");
    }
    void add_lines(const std::vector<std::string>& lines, double size) {
        y_ = render::add_lines(pages_.back().items, lines, size, {margin_, y_});
    }

    struct Row {
        std::size_t first;
        std::size_t end;
        double height;
    };
    std::vector<Row> rows_of_panels() const {
        std::vector<Row> rows;
        for (std::size_t i = 0; i < panels_.size();) {
            const std::size_t end = std::min(i + row_from(i), panels_.size());
            std::size_t lines = 0;
            for (std::size_t k = i; k < end; ++k) lines = std::max(lines, panels_[k].caption.size());
            rows.push_back({i, end, frame_.height() + 4 + static_cast<double>(lines) * line_height * caption_size_});
            i = end;
        }
        return rows;
    }
    // Whether the page turns before each row, so that no last row stands alone.
    std::vector<bool> page_turns(const std::vector<Row>& rows) const {
        std::vector<bool> turns(rows.size());
        if (!paged_) return turns;
        double y = y_;
        std::size_t on_page = 0;
        std::size_t on_last = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (y + rows[i].height > page_height_ - margin_ && y > margin_) {
                turns[i] = true;
                y = margin_;
                on_last = on_page;
                on_page = 0;
            }
            y += rows[i].height + gap;
            ++on_page;
        }
        if (on_page == 1 && on_last > 2 && 2 * (frame_.height() + usual_caption) < page_height_ - 2 * margin_) {
            turns[rows.size() - 1] = false;
            turns[rows.size() - 2] = true;
        }
        return turns;
    }

    void add_row(const Row& row) {
        if (empty_) {
            empty_ = false;
            const Panel& panel = panels_[row.first];
            pages_.back().bookmarks.push_back(
                {panel.count == 0 ? panel.caption.front() : "from move " + first_number(panel), {margin_, y_}});
        }
        for (std::size_t i = row.first; i < row.end; ++i)
            add_panel(panels_[i], {margin_ + static_cast<double>(i - row.first) * (column_width_ + gap), y_});
        y_ += row.height + gap;
    }
    std::string first_number(const Panel& panel) const { return std::to_string(part_.before + panel.first + 1); }

    void add_panel(const Panel& panel, Point corner) {
        auto& items = pages_.back().items;
        items.push_back(Group{panel.count == 0 ? "end" : "move-" + numbers(panel)});
        const Frame frame = frame_.moved({corner.x + (column_width_ - frame_.width()) / 2, corner.y});
        const auto moves = part_.moves.subspan(panel.first, panel.count);
        add_highlights(items, frame, story_.marks);
        add_position(items, frame, diagram_, ids_);
        if (look_.labels.by_class) add_classes(items, frame, diagram_);
        add_marks(items, frame, story_.marks);
        Shafts shafts;
        for (const Move& move : moves) add_move(items, shafts, frame, move, !reuse_ && crosses_itself(move));
        add_labels(items, frame, diagram_, look_.labels, shafts, moves, jumps_);
        for (const Move& move : moves) play(move);
        double y = corner.y + frame_.height() + 4;
        for (const std::string& line : panel.caption) {
            items.push_back(Text{
                {corner.x + column_width_ / 2, y + caption_size_ / 2}, line, caption_size_, Ink::text, Align::middle});
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
    std::size_t columns_ = 1;
    double column_width_ = 0;
    std::vector<Page> pages_;
    double y_ = 0;
    bool empty_ = true;  // nothing on the page but its heading
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
