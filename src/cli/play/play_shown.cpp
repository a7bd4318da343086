#include "cli/play/play_session.hpp"

#include "cli/answers/format.hpp"
#include "cli/help/wrapped.hpp"
#include "cli/streams/interrupt.hpp"
#include "notation/positions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <sstream>

namespace pegwright::cli {
namespace {

using Lines = std::vector<std::string>;

constexpr int least_rows = 3;
constexpr int least_columns = 16;
// From here on messages have two rows, so that the board seldom moves.
constexpr int roomy_rows = 12;
constexpr int least_board_rows = 3;

int count(const Lines& lines) { return static_cast<int>(lines.size()); }

std::string shown_text(std::string text, bool symbols) {
    const std::string dots = "…";
    for (std::size_t at = 0; !symbols && (at = text.find(dots)) != text.npos;) text.replace(at, dots.size(), "...");
    return text;
}

Lines lines_of(const std::string& text) {
    std::istringstream stream(text);
    Lines lines;
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

Lines wrapped_lines(const std::string& text, int columns) {
    return lines_of(wrapped(text, 0, static_cast<std::size_t>(columns)));
}

}  // namespace

BoardPicture PlaySession::picture() const {
    BoardPicture picture;
    picture.view = &view_;
    picture.position = game_ ? &game_->position() : &full_;
    picture.goals = goals_;
    picture.cursor = cursor_;
    picture.held = held_;
    picture.targets = targets_;
    picture.symbols = screen_.symbols();
    picture.names = options_.names;
    return picture;
}

std::string PlaySession::goal_words() const {
    if (options_.goal.is_any()) return "one peg, anywhere";
    const Problem problem(options_.board, options_.start.value_or(Start::vacate({})), options_.goal);
    const notation::KeyAndValue goal = notation::goal_text(problem, options_.names);
    if (goal.key != "finish") return "pegs in the marked holes";
    return (options_.goal.finishes().size() > 1 ? "the last pegs in " : "the last peg in ") + goal.value;
}

std::vector<std::string> PlaySession::title() const {
    std::string goal = options_.board.label() + ", goal: " + goal_words();
    const int columns = screen_.columns();
    if (!game_) return wrapped_lines(goal, columns);
    const std::string counts =
        fmt::format("{}, {}, {}", counted(game_->pegs(), "peg"),
                    counted(static_cast<std::int64_t>(game_->jumps().size()), "jump"), counted(game_->moves(), "move"));
    if (width_of(goal) + 2 + counts.size() <= static_cast<std::size_t>(columns)) return {goal + "  " + counts};
    Lines lines = wrapped_lines(goal, columns);
    for (std::string& line : wrapped_lines(counts, columns)) lines.push_back(std::move(line));
    return lines;
}

std::string PlaySession::status() const {
    if (!game_) return name(cursor_);
    if (held_) {
        std::string words = fmt::format("{} in hand, jumps to", name(*held_));
        for (const Hole target : targets_) words += " " + name(target);
        return words;
    }
    return name(cursor_) + (game_->position().peg(cursor_) ? ": a peg" : ": empty");
}

std::string PlaySession::lost_words() const {
    const std::size_t first = *fates_.lost;
    const std::string since =
        first == 0 ? "from the start"
                   : "since " + name(game_->jumps()[first - 1]) + (fates_.won < first ? " or before" : "");
    return fmt::format("the goal is out of reach {}: {}{}", since,
                       with_names(options_.board, fates_.why, options_.names),
                       first == 0 ? "" : "; u takes a jump back");
}

std::string PlaySession::verdict(TextStyle& ink) const {
    ink = TextStyle::plain;
    if (!game_) return "enter takes a peg away, and the game begins; or type the hole";
    if (game_->reached()) {
        ink = TextStyle::good;
        return fmt::format("done in {}; s FILE saves it", counted(game_->moves(), "move"));
    }
    const Fate fate = fates_.after(game_->jumps().size());
    if (fate == Fate::lost) {
        ink = TextStyle::bad;
        return lost_words();
    }
    if (game_->stuck()) return "no jump is left; u takes one back";
    if (hint_wanted_) return "looking for a jump …";
    if (fate == Fate::won) {
        ink = TextStyle::good;
        return "the goal is in reach";
    }
    return watch_.busy() ? "looking whether the goal can be reached …" : "not known whether the goal can be reached";
}

std::vector<std::string> PlaySession::prompt() const {
    const auto columns = static_cast<std::size_t>(screen_.columns());
    std::string rest = "> " + typed_;
    if (typed_.empty())
        for (const char* keys : {"type ? help, h hint, u undo, q quit; enter", "? help, h hint, q quit; enter"})
            if (const std::size_t size = std::strlen(keys); size + 4 <= columns)
                return {rest + std::string(columns - size - 3, ' ') + keys};
    Lines lines;
    for (; rest.size() >= columns; rest.erase(0, columns)) lines.push_back(rest.substr(0, columns));
    lines.push_back(rest);
    return lines;
}

void PlaySession::show() {
    const int rows = screen_.rows();
    const int columns = screen_.columns();
    screen_.clear();
    if (rows < least_rows || columns < least_columns) {
        screen_.write(0, 0, "too small");
        return screen_.show(0, 0);
    }
    TextStyle ink = ink_;
    Lines head = title();
    Lines where = wrapped_lines(status(), columns);
    const Lines words = wrapped_lines(shown_text(words_.empty() ? verdict(ink) : words_, screen_.symbols()), columns);
    const Lines typed = prompt();
    const int below = count(typed) + (rows < roomy_rows ? count(words) : std::max(2, count(words)));
    // What a small window has no room for goes, the title first.
    for (Lines* lines : {&head, &where})
        if (rows - below - count(head) - count(where) < least_board_rows) lines->clear();
    write(0, head, TextStyle::strong);
    write(rows - below - count(where), where);
    write(std::max(0, rows - below), words, ink);
    write(rows - count(typed), typed);
    const int cursor_column = static_cast<int>(2 + typed_.size()) % columns;
    const int room = rows - below - count(head) - count(where);
    if (room < 1) return screen_.show(rows - 1, cursor_column);
    const BoardPicture board = picture();
    const BoardDrawing drawing(board, {columns, room}, scroll_);
    scroll_ = drawing.from();
    const int top = count(head) + std::max(0, room - static_cast<int>(drawing.size().row)) / 2;
    const int left = std::max(0, columns - static_cast<int>(drawing.size().column)) / 2;
    for (const BoardMark& mark : drawing.marks())
        screen_.write(top + static_cast<int>(mark.at.row), left + static_cast<int>(mark.at.column), mark.text,
                      mark.style);
    if (!typed_.empty()) return screen_.show(rows - 1, cursor_column);
    const ScreenCell at = drawing.place(cursor_);
    screen_.show(top + static_cast<int>(at.row), left + static_cast<int>(at.column));
}

void PlaySession::write(int row, const std::vector<std::string>& lines, TextStyle style) {
    for (const std::string& line : lines) screen_.write(row++, 0, line, style);
}

void PlaySession::show_help() {
    const Lines lines = lines_of(typed_help(options_.names) + "\n" + board_legend(screen_.symbols()));
    for (std::size_t first = 0; first < lines.size();) {
        screen_.clear();
        const int rows = std::max(2, screen_.rows());
        const auto end = std::min(lines.size(), first + static_cast<std::size_t>(rows - 1));
        for (std::size_t i = first; i < end; ++i) screen_.write(static_cast<int>(i - first), 0, lines[i]);
        screen_.write(rows - 1, 0, end < lines.size() ? "any key shows more" : "any key", TextStyle::strong);
        screen_.show(rows - 1, 0);
        KeyPress key;
        do {
            key = screen_.key(tick);
            check_interrupt();
        } while (key.kind == KeyPress::Kind::none);
        if (key.kind == KeyPress::Kind::closed) return;
        if (key.kind != KeyPress::Kind::resized) first = end;
    }
}

}  // namespace pegwright::cli
