// Films: a solution as panels, some moves in each, and purges as short ones.
//
// In this order: columns and scale from the board's size alone; then the panels' moves, as many as their
// captions have room for at that width; then rows of panels are set one below the other, a new page where
// the next row does not fit. Panels of a row share its height, that of the longest caption among them.
// Nothing is moved afterwards, so a film takes one pass over the moves and one over the panels. Each
// panel draws the whole board, which is what films cost: panels times holes.
#include "render/board_items.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>

namespace pegwright::render {
namespace {

constexpr double page_width = 595;  // A4
constexpr double page_height = 842;
constexpr double page_margin = 36;
constexpr double gap = 14;  // between panels
constexpr double title_size = 12;
constexpr double note_size = 8;
constexpr double caption_size = 6.5;
constexpr double line_height = 1.35;
// What title and notes, and a panel's caption, are taken to need before their lines are known.
constexpr double heading_room = 70;
constexpr double usual_caption = 66;  // and the gap below it
constexpr double least_scale = 6;     // points between holes that columns are chosen for
constexpr double most_scale = 18;
constexpr std::size_t most_columns = 5;
constexpr std::size_t large_board = 100;          // holes; see Together
constexpr std::size_t most_moves_described = 40;  // to screen readers
constexpr std::size_t most_discs = 4'000'000;     // in all panels together: some seconds

// The moves of one panel: from `first`, `count` of them; none in a last panel, which shows the end.
// The caption is made once all panels are known, as it begins with the panel's number.
struct Panel {
    std::size_t first;
    std::size_t count;
    std::vector<std::string> caption;
};

// The moves of a panel. On small boards no peg takes part in two of them and no hole gets two pegs, so
// that all can be read off one board. On large ones, where a chain of purges moves on hole by hole, a
// peg may go on and a hole may be used again, up to three times in all: trains of arrows.
class Together {
public:
    explicit Together(std::size_t holes) : most_(holes > large_board ? 3 : 1) {}

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

std::string named(const Story& story, const Move& move) { return move_text(story.diagram.board(), move, story.names); }

// Consecutive moves share a panel as long as they fit together and their notation fits below it, up to
// one for every 25 holes.
std::vector<Panel> panels_of(const Story& story, CaptionRoom room) {
    // On small boards one move a panel: with less than 50 holes every picture is to be read at a glance.
    const std::size_t most = std::max<std::size_t>(1, story.diagram.hole_count() / 25);
    std::vector<Panel> panels;
    Together together(story.diagram.hole_count());
    CaptionLines caption(room.characters);
    for (std::size_t i = 0; i < story.moves.size(); ++i) {
        const std::size_t word = named(story, story.moves[i]).size();
        CaptionLines longer = caption;
        longer.add(word);
        if (panels.empty() || panels.back().count == most || longer.count() > room.lines ||
            !together.fits(story.moves[i])) {
            panels.push_back({i, 0, {}});
            together.clear();
            longer = CaptionLines(room.characters);
            longer.add(word);
        }
        caption = longer;
        together.add(story.moves[i]);
        ++panels.back().count;
    }
    panels.push_back({story.moves.size(), 0, {}});
    return panels;
}

class Film {
public:
    Film(const Story& story, const std::vector<std::string>& notes, bool paged)
        : story_(story), paged_(paged), diagram_(story.diagram), frame_(story.diagram.board(), 1, {}) {
        const double inner = page_width - 2 * page_margin;
        columns_ = std::clamp<std::size_t>(
            static_cast<std::size_t>((inner + gap) / (frame_.width() * least_scale + gap)), 1, most_columns);
        column_width_ = (inner + gap) / static_cast<double>(columns_) - gap;
        // A board must leave room for a line of text on its page: 120 points for it and the heading.
        const double scale = std::min(
            {most_scale, column_width_ / frame_.width(), (page_height - 2 * page_margin - 120) / frame_.height()});
        frame_ = Frame(story.diagram.board(), fitted(scale), {});
        // Panels no wider than they need to be, if there is room for more of them.
        if (columns_ == most_columns) column_width_ = std::max(frame_.width(), (inner + gap) / most_columns - gap);
        const double room = page_height - 2 * page_margin - heading_room - frame_.height();
        panels_ = panels_of(story, {static_cast<std::size_t>(std::max(1.0, room / (line_height * caption_size))),
                                    static_cast<std::size_t>(column_width_ / text_width("0", caption_size))});
        if (panels_.size() * story.diagram.hole_count() > most_discs)
            fail_limit(
                fmt::format("{}: the film would have {} panels of {} holes; --style map, or the player in a file "
                            "ending in .html, shows it",
                            story.title, panels_.size(), story.diagram.hole_count()));
        for (std::size_t i = 0; i < panels_.size(); ++i) panels_[i].caption = caption(i);
        begin_page();
        // The heading stands on the first page only.
        add_heading(notes);
    }

    std::vector<Page> run() {
        for (std::size_t i = 0; i < panels_.size(); i += columns_) add_row(i, std::min(i + columns_, panels_.size()));
        end_page();
        add_page_numbers();
        return std::move(pages_);
    }

private:
    // A little smaller where that lets another row of panels on a page.
    double fitted(double scale) const {
        if (!paged_) return scale;
        const double room = page_height - 2 * page_margin;
        // Rounded, not cut: if nearly one more row fits, the scale gives way; if not nearly, the scale
        // stays as it is.
        const double rows = std::round(room / (scale * frame_.height() + usual_caption));
        return rows < 1 ? scale : std::min(scale, (room / rows - usual_caption) / frame_.height());
    }

    std::vector<std::string> caption(std::size_t i) const {
        const Panel& panel = panels_[i];
        std::string text = std::to_string(i + 1) + ":";
        for (std::size_t k = 0; k < panel.count; ++k) text += " " + named(story_, story_.moves[panel.first + k]);
        if (panel.count == 0) text += " the end";
        return wrapped(text, caption_size, column_width_);
    }

    void begin_page() {
        pages_.push_back({page_width, page_height, {}, {}});
        y_ = page_margin;
        first_on_page_ = 0;
    }
    void end_page() {
        if (!paged_) pages_.back().height = y_ + page_margin;
    }
    void add_heading(const std::vector<std::string>& notes) {
        add_lines(wrapped(story_.title, title_size, page_width - 2 * page_margin), title_size);
        for (const std::string& note : notes)
            add_lines(wrapped(note, note_size, page_width - 2 * page_margin), note_size);
        y_ += gap / 2;
    }
    void add_lines(const std::vector<std::string>& lines, double size) {
        for (const std::string& line : lines) {
            pages_.back().items.push_back(Text{{page_margin, y_ + size / 2}, line, size, Ink::text, Align::left});
            y_ += line_height * size;
        }
    }

    void add_row(std::size_t first, std::size_t end) {
        std::size_t lines = 0;
        for (std::size_t i = first; i < end; ++i) lines = std::max(lines, panels_[i].caption.size());
        const double height = frame_.height() + 4 + static_cast<double>(lines) * line_height * caption_size;
        if (paged_ && y_ + height > page_height - page_margin && y_ > page_margin) {
            end_page();
            begin_page();
        }
        if (first_on_page_ == 0) {
            first_on_page_ = first + 1;
            pages_.back().bookmarks.push_back({"from panel " + std::to_string(first + 1), {page_margin, y_}});
        }
        for (std::size_t i = first; i < end; ++i)
            add_panel(panels_[i], {page_margin + static_cast<double>(i - first) * (column_width_ + gap), y_});
        y_ += height + gap;
    }

    void add_panel(const Panel& panel, Point corner) {
        auto& items = pages_.back().items;
        // In the middle of its column. The position is drawn before the moves are played: arrows begin on
        // pegs.
        const Frame frame = frame_.moved({corner.x + (column_width_ - frame_.width()) / 2, corner.y});
        add_position(items, frame, diagram_);
        add_marks(items, frame, story_.marks);
        for (std::size_t k = 0; k < panel.count; ++k) {
            add_move(items, frame, story_.moves[panel.first + k]);
            diagram_.play(story_.moves[panel.first + k]);
        }
        double y = corner.y + frame_.height() + 4;
        for (const std::string& line : panel.caption) {
            items.push_back(Text{{corner.x, y + caption_size / 2}, line, caption_size, Ink::text, Align::left});
            y += line_height * caption_size;
        }
    }

    void add_page_numbers() {
        if (!paged_) return;
        for (std::size_t i = 0; i < pages_.size(); ++i)
            pages_[i].items.push_back(Text{{page_width / 2, page_height - page_margin / 2},
                                           std::to_string(i + 1) + " / " + std::to_string(pages_.size()),
                                           note_size,
                                           Ink::faint,
                                           Align::middle});
    }

    const Story& story_;
    bool paged_;
    std::vector<Panel> panels_;
    Diagram diagram_;
    Frame frame_;
    std::size_t columns_ = 1;
    double column_width_ = 0;
    std::vector<Page> pages_;
    double y_ = 0;
    std::size_t first_on_page_ = 0;
};

std::string counted(std::size_t number, const std::string& what) {
    return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
}

Picture film(const Story& story, const std::vector<std::string>& notes, bool paged) {
    if (story.diagram.board().hole_count() > most_holes_in_film)
        fail_limit(fmt::format("{}: a film shows boards of {} holes at most; --style map draws the plan of larger ones",
                               story.title, most_holes_in_film));
    std::string description = counted(story.moves.size(), "move") + ":";
    for (std::size_t i = 0; i < std::min(story.moves.size(), most_moves_described); ++i)
        description += " " + named(story, story.moves[i]);
    if (story.moves.size() > most_moves_described) description += " and so on";
    return {story.title, description, Film(story, notes, paged).run()};
}

std::size_t jumps_in(const std::vector<Move>& moves) {
    std::size_t jumps = 0;
    for (const Move& move : moves) jumps += move.size() - 1;
    return jumps;
}

std::string capital(std::string text) {
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

}  // namespace

Picture film_layout(const Story& story, bool paged) {
    const std::string marks = marks_legend(story.marks);
    const std::string counts = counted(jumps_in(story.moves), "jump") + ", " + counted(story.moves.size(), "move") +
                               ". " +
                               capital(marks.empty() ? "crosses: pegs taken." : marks + "; crosses: pegs taken.");
    std::vector<std::string> notes{counts};
    if (story.diagram.hole_count() > large_board)
        notes.push_back(
            "The moves of a panel are played in the order in which they stand below it; a peg may move on.");
    return film(story, notes, paged);
}

Picture purge_layout(const Purge& purge, Lattice lattice) {
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
    return film(story, notes, false);
}

}  // namespace pegwright::render
