#include "cli/play/play_session.hpp"

#include "cli/answers/format.hpp"
#include "cli/streams/interrupt.hpp"
#include "notation/positions.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace pegwright::cli {
namespace {

constexpr int other_rows = 4;
constexpr int least_rows = 3;
constexpr int least_columns = 16;

}  // namespace

BoardPicture PlaySession::picture() const {
    BoardPicture picture;
    picture.view = &view_;
    picture.position = game_ ? &game_->position() : &full_;
    picture.cursor = cursor_;
    picture.held = held_;
    picture.targets = targets_;
    picture.symbols = screen_.symbols();
    picture.letters = options_.names == notation::HoleNames::letters;
    return picture;
}

std::string PlaySession::goal_words() const {
    if (options_.goal.is_any()) return "one peg, anywhere";
    const Problem problem(options_.board, options_.start.value_or(Start::vacate({})), options_.goal);
    const notation::KeyAndValue goal = notation::goal_text(problem, options_.names);
    return goal.key == "finish" ? "the last peg in " + goal.value : goal.value;
}

std::string PlaySession::title() const {
    std::string text = options_.board.label() + ", goal: " + goal_words();
    if (!game_) return text;
    return fmt::format("{}  {}, {}, {}", text, counted(game_->pegs(), "peg"),
                       counted(static_cast<std::int64_t>(game_->jumps().size()), "jump"),
                       counted(game_->moves(), "move"));
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

std::string PlaySession::verdict(TextStyle& ink) const {
    ink = TextStyle::plain;
    if (!game_) return "enter takes a peg away, and the game begins; or type the hole";
    const std::size_t jumps = game_->jumps().size();
    if (game_->reached()) {
        ink = TextStyle::good;
        return fmt::format("done in {}; s FILE saves it", counted(game_->moves(), "move"));
    }
    const Fate fate = fates_[jumps];
    if (fate == Fate::lost) {
        ink = TextStyle::bad;
        std::size_t since = jumps;
        while (since > 0 && fates_[since - 1] != Fate::won) --since;
        if (since == 0) return "the goal is out of reach";
        return fmt::format("the goal is out of reach since {}; u takes a jump back", name(game_->jumps()[since - 1]));
    }
    if (game_->stuck()) return "no jump is left; u takes one back";
    if (hint_wanted_) return "looking for a jump …";
    if (fate == Fate::won) {
        ink = TextStyle::good;
        return "the goal is in reach";
    }
    return watch_.busy() ? "looking whether the goal can be reached …" : "not known whether the goal can be reached";
}

void PlaySession::show() {
    const int rows = screen_.rows();
    const int columns = screen_.columns();
    screen_.clear();
    if (rows < least_rows || columns < least_columns) {
        screen_.write(0, 0, "too small");
        return screen_.show(0, 0);
    }
    const bool roomy = rows > other_rows + 1;
    const BoardPicture board = picture();
    const ScreenCell window{columns, roomy ? rows - other_rows : rows - 2};
    scroll_ = scrolled(board, scroll_, window);
    const std::vector<std::string> lines = board_lines(board, scroll_, window);
    const BoardMargins margins = board_margins(board);
    const int top = roomy ? 1 : 0;
    const int left = static_cast<int>(std::max<std::int64_t>(0, (columns - margins.whole.column) / 2));
    for (std::size_t i = 0; i < lines.size(); ++i) screen_.write(top + static_cast<int>(i), left, lines[i]);
    const auto place = [&](Hole hole) {
        const ScreenCell cell = view_.cell(hole);
        return ScreenCell{left + margins.left + cell.column - scroll_.column, top + cell.row - scroll_.row};
    };
    std::vector<Hole> marked = targets_;
    if (held_) marked.push_back(*held_);
    for (const Hole hole : marked)
        if (const ScreenCell at = place(hole); at.row >= top && at.row < top + window.row && at.column >= 0)
            screen_.write(static_cast<int>(at.row), static_cast<int>(at.column), hole_mark(board, hole).text,
                          TextStyle::strong);
    TextStyle ink = ink_;
    const std::string words = words_.empty() ? verdict(ink) : words_;
    if (roomy) {
        screen_.write(0, 0, title(), TextStyle::strong);
        screen_.write(rows - 3, 0, status());
    }
    screen_.write(rows - 2, 0, words, ink);
    const std::string prompt = "> " + typed_;
    screen_.write(rows - 1, 0, prompt);
    if (typed_.empty() && columns > 60)
        screen_.write(rows - 1, columns - 44, "type ? help, h hint, u undo, q quit; enter", TextStyle::faint);
    if (!typed_.empty()) return screen_.show(rows - 1, static_cast<int>(prompt.size()));
    const ScreenCell at = place(cursor_);
    screen_.show(static_cast<int>(at.row), static_cast<int>(at.column));
}

void PlaySession::show_help() {
    const std::vector<std::string> lines = typed_help(options_.names);
    for (std::size_t first = 0; first < lines.size();) {
        screen_.clear();
        const int rows = std::max(2, screen_.rows());
        const auto end = std::min(lines.size(), first + static_cast<std::size_t>(rows - 1));
        for (std::size_t i = first; i < end; ++i) screen_.write(static_cast<int>(i - first), 0, lines[i]);
        screen_.write(rows - 1, 0, "any key", TextStyle::strong);
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
