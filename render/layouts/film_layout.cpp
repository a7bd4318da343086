// Films: a solution as panels, some moves in each, and purges as short ones.
//
// In this order: columns and scale from the board's size; then the panels' moves, as many as their
// captions have room for at that width; then rows of panels are set one below the other, a new page where
// the next row does not fit. Panels of a row share its height, that of the longest caption among them.
// Nothing is moved afterwards, so a film takes one pass over the moves and one over the panels. Each
// panel draws the whole board, which is what films cost: panels times holes.
#include "render/layouts/board_items.hpp"
#include "render/layouts/pages.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <span>

namespace pegwright::render {
namespace {

constexpr double usual_margin = 36;
constexpr double gap = 14;  // between panels
constexpr double title_size = 12;
constexpr double note_size = 8;
constexpr double caption_size = 6.5;
constexpr double line_height = 1.35;
// What title and notes, and a panel's caption, are taken to need before their lines are known.
constexpr double heading_room = 70;
constexpr double usual_caption = 66;   // and the gap below it
constexpr double widest_caption = 90;  // that keeps thin boards apart
constexpr double least_scale = 6;      // points between holes that columns are chosen for
constexpr double smallest_scale = 1;   // that columns may ask for
constexpr double most_scale = 18;
constexpr std::size_t most_columns = 5;           // of boards whose scale gives way; thin ones stand closer
constexpr std::size_t most_panels_alike = 1'000;  // panels; more are drawn with trains of moves, see Together
constexpr std::size_t most_moves_described = 40;  // to screen readers
constexpr std::size_t most_discs = 4'000'000;     // in all panels together: some seconds

// The moves of one panel: from `first`, `count` of them; none in a last panel, which shows the end.
// The caption is made once all panels are known, as it begins with the panel's number.
struct Panel {
    std::size_t first;
    std::size_t count;
    std::vector<std::string> caption;
};

// The moves of a panel. No peg takes part in two of them and no hole gets two pegs, so that all can be read off one
// board. In trains, where a chain of purges moves on hole by hole, a peg may go on and a hole may be used again, up to
// three times in all.
class Together {
public:
    explicit Together(bool trains) : most_(trains ? 3 : 1) {}

    bool fits(const Move& move) const {
        bool fit = true;
        for_each_touched(move, [&](Hole hole) {
            const auto it = touched_.find(hole);
            fit = fit && (it == touched_.end() || it->second < most_);
        });
        return fit;
    }
    void add(const Move& move) {
        for_each_touched(move, [&](Hole hole) { ++touched_[hole]; });
    }
    void clear() { touched_.clear(); }

private:
    template <class F>
    static void for_each_touched(const Move& move, F f) {
        f(move.front());
        for (std::size_t i = 1; i < move.size(); ++i) {
            f(Jump{move[i - 1], move[i]}.over());
            f(move[i]);
        }
    }

    int most_;
    std::map<Hole, int> touched_;
};

// Counts the lines of a caption as it grows, as wrapped() would cut it; a long sweep may be cut itself.
class CaptionLines {
public:
    explicit CaptionLines(std::size_t width) : width_(std::max<std::size_t>(1, width)) {}

    void add(std::size_t word) {
        if (used_ + 1 + word <= width_) {
            used_ += 1 + word;
            return;
        }
        count_ += word / width_ + 1;
        used_ = std::min(word, width_);
    }
    std::size_t count() const { return count_; }

private:
    std::size_t width_;     // characters
    std::size_t used_ = 6;  // the panel's number
    std::size_t count_ = 1;
};

// Room for a panel's caption: lines that fit below a board on a page of its own.
struct CaptionRoom {
    std::size_t lines;
    std::size_t characters;  // a line
};

// The moves to be shown, of all moves of a story.
struct Part {
    std::span<const Move> moves;
    std::size_t before;  // moves that are played before the first one
    bool to_the_end;
};

std::string named(const Story& story, const Move& move) { return move_text(story.diagram.board(), move, story.names); }

// Consecutive moves share a panel as long as they fit together and their notation fits below it, and there are no more
// than `most`.
std::vector<Panel> panels_of(const Story& story, std::span<const Move> moves, CaptionRoom room, std::size_t most,
                             bool trains) {
    std::vector<Panel> panels;
    Together together(trains);
    CaptionLines caption(room.characters);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const std::size_t word = named(story, moves[i]).size();
        CaptionLines longer = caption;
        longer.add(word);
        if (panels.empty() || panels.back().count == most || longer.count() > room.lines || !together.fits(moves[i])) {
            panels.push_back({i, 0, {}});
            together.clear();
            longer = CaptionLines(room.characters);
            longer.add(word);
        }
        caption = longer;
        together.add(moves[i]);
        ++panels.back().count;
    }
    panels.push_back({moves.size(), 0, {}});
    return panels;
}

std::string capital(std::string text) {
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

class Film {
public:
    Film(const Story& story, const Part& part, const std::vector<std::string>& notes, bool paged, const Look& look)
        : story_(story),
          part_(part),
          look_(look),
          paged_(paged),
          margin_(margin_of(look, usual_margin)),
          diagram_(story.diagram),
          frame_(story.diagram.board(), 1, {}) {
        const Paper& paper = look.paper ? *look.paper : papers().front();
        page_width_ = width_asked(look, margin_).value_or(paper.width);
        // A page of another width has the paper's shape.
        page_height_ = paper.height * page_width_ / paper.width;
        for (std::size_t i = 0; i < part.before; ++i) diagram_.play(story.moves[i]);
        choose_columns();
        const double room = page_height_ - 2 * margin_ - heading_room - frame_.height();
        const CaptionRoom caption_room{static_cast<std::size_t>(std::max(1.0, room / (line_height * caption_size))),
                                       characters_in_column()};
        choose_panels(caption_room);
        level_rows();
        for (Panel& panel : panels_) panel.caption = caption(panel);
        begin_page();
        // The heading stands on the first page only.
        add_heading(notes);
    }

    std::vector<Page> run() {
        for (std::size_t i = 0; i < panels_.size();) {
            const std::size_t end = std::min(i + row_from(i), panels_.size());
            add_row(i, end);
            i = end;
        }
        end_page();
        return std::move(pages_);
    }

private:
    double inner() const { return page_width_ - 2 * margin_; }
    double column_width(std::size_t columns) const { return (inner() + gap) / static_cast<double>(columns) - gap; }
    std::size_t columns_of(double width) const {
        return std::max<std::size_t>(1, static_cast<std::size_t>((inner() + gap) / (width + gap)));
    }
    std::size_t characters_in_column() const {
        return static_cast<std::size_t>(column_width_ / text_width("0", caption_size));
    }

    // How many boards stand side by side, and how large they are, by the board's size alone.
    void choose_columns() {
        const double labels = least_scale_of_labels(longest_label(diagram_.board(), look_.labels));
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
        // A board must leave room for a line of text on its page: 120 points for it and the heading.
        const double by_width = column_width_ / frame_.width();
        const double by_height = (page_height_ - 2 * margin_ - 120) / frame_.height();
        const double fits = std::min(by_width, paged_ ? by_height : by_width);
        if (look_.scale && *look_.scale > fits)
            fail_input(fmt::format("with {:g} points from hole to hole {} of {} does not fit on the page; {:.1f} does",
                                   *look_.scale, columns_ == 1 ? "a board" : "a row", story_.title,
                                   std::floor(fits * 10) / 10));
        if (look_.columns && fits < smallest_scale)
            fail_input(fmt::format("{} boards of {} side by side are too small to be seen; {} of them are not",
                                   columns_, story_.title, columns_of(frame_.width() * smallest_scale)));
        const double scale = look_.scale ? *look_.scale : fitted(std::min({most, by_width, by_height}));
        if (scale < labels)
            fail_limit(
                fmt::format("{}: names do not fit into the holes of a film so small; --labels none, or "
                            "--columns and --width for larger boards",
                            story_.title));
        frame_ = frame_.scaled(scale);
    }
    // Room for the name of a jump below a thin board.
    double shortest_caption() const {
        std::size_t longest = 0;
        for (const Move& move : part_.moves) longest = std::max(longest, named(story_, {move.front(), move[1]}).size());
        return std::min(text_width("0", caption_size) * static_cast<double>(longest + 1), widest_caption);
    }

    // A little smaller where that lets another row of panels on a page.
    double fitted(double scale) const {
        if (!paged_) return scale;
        const double room = page_height_ - 2 * margin_;
        // Rounded, not cut: if nearly one more row fits, the scale gives way; if not nearly, the scale
        // stays as it is.
        const double rows = std::round(room / (scale * frame_.height() + usual_caption));
        const double least = least_scale_of_labels(longest_label(diagram_.board(), look_.labels));
        return rows < 1 ? scale : std::max(least, std::min(scale, (room / rows - usual_caption) / frame_.height()));
    }

    void choose_panels(CaptionRoom room) {
        // On small boards one move a panel: with less than 50 holes every picture is to be read at a glance.
        const std::size_t usual = std::max<std::size_t>(1, story_.diagram.hole_count() / 25);
        trains_ = look_.moves_per_panel.value_or(1) > 1;
        panels_ = panels_of(story_, part_.moves, room, look_.moves_per_panel.value_or(usual), trains_);
        if (!look_.moves_per_panel && panels_.size() > most_panels_alike) {
            trains_ = true;
            panels_ = panels_of(story_, part_.moves, room, usual, trains_);
        }
        if (panels_.size() * story_.diagram.hole_count() > most_discs)
            fail_limit(
                fmt::format("{}: the film would have {} panels of {} holes; --moves 1-100 draws some of them, --style "
                            "map or the player in a file ending in .html shows all",
                            story_.title, panels_.size(), story_.diagram.hole_count()));
        ids_ = panels_.size() * story_.diagram.hole_count() <= static_cast<std::size_t>(most_holes_with_ids);
    }

    // As many columns as the same number of rows needs, so that the last is as full as the others.
    void level_rows() {
        if (look_.columns) return;
        const std::size_t rows = (panels_.size() + columns_ - 1) / columns_;
        columns_ = (panels_.size() + rows - 1) / rows;
        column_width_ = column_width(columns_);
        // Wider columns take larger boards. On pages that would change how many rows there are.
        if (!paged_ && !look_.scale)
            frame_ = frame_.scaled(std::max(frame_.scale(), std::min(most_scale, column_width_ / frame_.width())));
    }
    // Panels in the row that begins with this one: a last one alone gets company from the row before.
    std::size_t row_from(std::size_t first) const {
        const std::size_t left = panels_.size() - first;
        return !look_.columns && columns_ > 2 && left == columns_ + 1 ? columns_ - 1 : columns_;
    }

    // The numbers of a panel's moves, from 1 in the whole solution: "51" or "51-52".
    std::string numbers(const Panel& panel) const {
        const std::size_t first = part_.before + panel.first + 1;
        return panel.count == 1 ? std::to_string(first) : fmt::format("{}-{}", first, first + panel.count - 1);
    }
    std::vector<std::string> caption(const Panel& panel) const {
        if (panel.count == 0)
            return {part_.to_the_end ? "the end" : fmt::format("after {}", part_.before + panel.first)};
        std::string text = numbers(panel) + ":";
        for (std::size_t k = 0; k < panel.count; ++k) text += " " + named(story_, part_.moves[panel.first + k]);
        return wrapped(text, caption_size, column_width_);
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
            if (!trains_ && std::any_of(part_.moves.begin(), part_.moves.end(), crosses_itself))
                add_lines(wrapped(capital(numbers_legend) + std::string("."), note_size, inner()), note_size);
            if (trains_)
                add_lines(wrapped("The moves of a panel are played in the order in which they stand below it; a peg "
                                  "may move on.",
                                  note_size, inner()),
                          note_size);
        }
        if (y_ > margin_) y_ += gap / 2;
    }
    void add_lines(const std::vector<std::string>& lines, double size) {
        y_ = render::add_lines(pages_.back().items, lines, size, {margin_, y_});
    }

    void add_row(std::size_t first, std::size_t end) {
        std::size_t lines = 0;
        for (std::size_t i = first; i < end; ++i) lines = std::max(lines, panels_[i].caption.size());
        const double height = frame_.height() + 4 + static_cast<double>(lines) * line_height * caption_size;
        if (paged_ && y_ + height > page_height_ - margin_ && y_ > margin_) {
            end_page();
            begin_page();
        }
        if (empty_) {
            empty_ = false;
            const Panel& panel = panels_[first];
            pages_.back().bookmarks.push_back(
                {panel.count == 0 ? panel.caption.front() : "from move " + first_number(panel), {margin_, y_}});
        }
        for (std::size_t i = first; i < end; ++i)
            add_panel(panels_[i], {margin_ + static_cast<double>(i - first) * (column_width_ + gap), y_});
        y_ += height + gap;
    }
    std::string first_number(const Panel& panel) const { return std::to_string(part_.before + panel.first + 1); }

    void add_panel(const Panel& panel, Point corner) {
        auto& items = pages_.back().items;
        items.push_back(Group{panel.count == 0 ? "end" : "move-" + numbers(panel)});
        // In the middle of its column. The position is drawn before the moves are played: arrows begin on
        // pegs.
        const Frame frame = frame_.moved({corner.x + (column_width_ - frame_.width()) / 2, corner.y});
        const auto moves = part_.moves.subspan(panel.first, panel.count);
        add_highlights(items, frame, story_.marks);
        add_position(items, frame, diagram_, ids_);
        if (look_.labels == Labels::classes) add_classes(items, frame, diagram_);
        add_marks(items, frame, story_.marks);
        for (const Move& move : moves)
            add_move(items, frame, move, {!trains_ && crosses_itself(move), look_.labels != Labels::none});
        add_labels(items, frame, diagram_, look_.labels, moves);
        for (const Move& move : moves) diagram_.play(move);
        double y = corner.y + frame_.height() + 4;
        for (const std::string& line : panel.caption) {
            items.push_back(Text{
                {corner.x + column_width_ / 2, y + caption_size / 2}, line, caption_size, Ink::text, Align::middle});
            y += line_height * caption_size;
        }
        items.push_back(GroupEnd{});
    }

    const Story& story_;
    const Part part_;
    const Look& look_;
    bool paged_;
    double margin_;
    double page_width_ = 0;
    double page_height_ = 0;
    std::vector<Panel> panels_;
    bool trains_ = false;
    bool ids_ = false;
    Diagram diagram_;
    Frame frame_;
    std::size_t columns_ = 1;
    double column_width_ = 0;
    std::vector<Page> pages_;
    double y_ = 0;
    bool empty_ = true;  // the page, but for its heading
};

std::string counted(std::size_t number, const std::string& what) {
    return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
}

Picture film(const Story& story, const Part& part, const std::vector<std::string>& notes, bool paged,
             const Look& look) {
    if (story.diagram.board().hole_count() > most_holes_in_film)
        fail_limit(fmt::format("{}: a film shows boards of {} holes at most; --style map draws the plan of larger ones",
                               story.title, most_holes_in_film));
    check_labels(story.title, story.diagram.board(), look.labels);
    std::string description = counted(part.moves.size(), "move") + ":";
    for (const Move& move : part.moves.first(std::min(part.moves.size(), most_moves_described)))
        description += " " + named(story, move);
    if (part.moves.size() > most_moves_described) description += " and so on";
    return {named_by(look, story.title), description, Film(story, part, notes, paged, look).run()};
}

std::size_t jumps_in(const std::vector<Move>& moves) {
    std::size_t jumps = 0;
    for (const Move& move : moves) jumps += move.size() - 1;
    return jumps;
}

Picture part_of_film(const Story& story, bool paged, const Look& look, std::optional<MoveRange> only) {
    const std::size_t count = story.moves.size();
    if (only && (only->first < 1 || only->last < only->first || only->last > count))
        fail_input(fmt::format("{} has moves 1 to {}, not {} to {}", story.title, count, only->first, only->last));
    const Part part = only ? Part{std::span(story.moves).subspan(only->first - 1, only->last - only->first + 1),
                                  only->first - 1, only->last == count}
                           : Part{story.moves, 0, true};
    const std::string marks = marks_legend(story.marks);
    std::string counts = counted(jumps_in(story.moves), "jump") + ", " + counted(count, "move") + ". ";
    if (only && part.moves.size() < count)
        counts += only->first == only->last ? fmt::format("Here move {}. ", only->first)
                                            : fmt::format("Here moves {} to {}. ", only->first, only->last);
    counts += capital(marks.empty() ? "crosses: pegs taken." : marks + "; crosses: pegs taken.");
    return film(story, part, {counts}, paged, look);
}

}  // namespace

Picture film_layout(const Story& story, bool paged, const Look& look, std::optional<MoveRange> only) {
    Picture picture = part_of_film(story, paged, look, only);
    if (paged) number_pages(picture.pages, margin_of(look, usual_margin));
    return picture;
}

std::vector<Page> film_pages(const Story& story, bool paged, const Look& look) {
    return part_of_film(story, paged, look, std::nullopt).pages;
}

Picture purge_layout(const Purge& purge, Lattice lattice, const Look& look) {
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
    // The unlike one: of the state that fewer catalyst holes have. Of three catalyst holes two are
    // alike; of two that differ the peg counts as the unlike one.
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
    std::vector<std::string> notes{counted(purge.jumps.size(), "jump") + ", " + counted(story.moves.size(), "move") +
                                   ". Octagons: the catalyst, which is restored; all other pegs leave."};
    if (has_unlike) notes.push_back("Double octagon: the catalyst hole unlike the others, at the start.");
    if (!story.marks.start.empty()) notes.push_back("Square: the vacancy that is taken over; diamond: where it goes.");
    return film(story, {story.moves, 0, true}, notes, false, look);
}

}  // namespace pegwright::render
