#include "cli/play/play_session.hpp"

#include "base/error.hpp"
#include "cli/complain.hpp"
#include "cli/questions/begun_game.hpp"
#include "cli/streams/interrupt.hpp"
#include "cli/streams/output.hpp"
#include "notation/text_writer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace pegwright::cli {
namespace {

// Boards whose fates are found without asking, and the time for that.
constexpr std::int64_t most_holes_watched = 200;
constexpr double seconds_watched = 2;

}  // namespace

PlaySession::PlaySession(PlayOptions options, Screen& screen)
    : options_(std::move(options)),
      screen_(screen),
      watch_(options_.limits, options_.winning_file),
      view_(options_.board),
      full_(options_.board),
      cursor_(view_.middle()) {
    if (options_.start) begin_at(*options_.start);
    if (!options_.played.empty()) {
        play(options_.played);
        changed_ = false;
        words_.clear();
    }
}

void PlaySession::run() {
    while (!quit_) {
        look_for_answer();
        show();
        // Take pasted text at once, since drawing each character is slower.
        constexpr int most_at_once = 4096;
        for (int i = 0; i < most_at_once && !quit_; ++i) {
            const KeyPress key = screen_.key(i == 0 ? tick : 0);
            check_interrupt();
            if (key.kind == KeyPress::Kind::closed) return;
            if (key.kind == KeyPress::Kind::none) break;
            take(key);
        }
    }
}

void PlaySession::say(std::string words, TextStyle ink) {
    words_ = std::move(words);
    ink_ = ink;
}

// Keys ----------------------------------------------------------------------------------------------------------------

void PlaySession::take(KeyPress key) {
    using Kind = KeyPress::Kind;
    if (key.kind == Kind::none || key.kind == Kind::resized) return;
    words_.clear();
    try {
        switch (key.kind) {
            case Kind::character:
                if (key.character == ' ' && typed_.empty())
                    take_enter();
                else
                    typed_ += key.character;
                break;
            case Kind::enter:
                if (typed_.empty()) return take_enter();
                return take_typed(std::exchange(typed_, {}));
            case Kind::backspace:
                if (typed_.empty()) return take_typed("undo");
                typed_.pop_back();
                break;
            case Kind::escape:
                typed_.clear();
                put_down();
                if (question_ != OpenQuestion::none) answer(false);
                break;
            case Kind::tab:
            case Kind::back_tab:
                go_to_next_jumper(key.kind == Kind::tab);
                break;
            case Kind::left:
                go(ArrowKey::left);
                break;
            case Kind::right:
                go(ArrowKey::right);
                break;
            case Kind::up:
                go(ArrowKey::up);
                break;
            case Kind::down:
                go(ArrowKey::down);
                break;
            case Kind::page_up:
                go(ArrowKey::up, screen_.rows());
                break;
            case Kind::page_down:
                go(ArrowKey::down, screen_.rows());
                break;
            case Kind::home:
                go(ArrowKey::left, options_.board.width());
                break;
            case Kind::end:
                go(ArrowKey::right, options_.board.width());
                break;
            default:
                break;
        }
    } catch (const Error& e) {
        if (e.kind() == Error::Kind::interrupted) throw;
        say(with_names(options_.board, words_of(e), options_.names), TextStyle::bad);
    }
}

void PlaySession::take_enter() {
    if (question_ != OpenQuestion::none) return say("y or n, then enter");
    if (!game_) return begin_at(Start::vacate({cursor_}));
    if (held_ && std::find(targets_.begin(), targets_.end(), cursor_) != targets_.end()) {
        const Jump jump{*held_, cursor_};
        return play(std::span(&jump, 1));
    }
    if (held_ == cursor_) return put_down();
    pick(cursor_);
}

void PlaySession::pick(Hole hole) {
    put_down();
    for (const Jump& jump : game_->jumps_from(hole)) targets_.push_back(jump.to);
    if (targets_.empty()) {
        say(game_->position().peg(hole) ? fmt::format("the peg in {} cannot jump", name(hole))
                                        : fmt::format("there is no peg in {}", name(hole)));
        return;
    }
    held_ = hole;
    // If only one target is left, the next Enter plays the jump.
    if (targets_.size() == 1) cursor_ = targets_.front();
}

void PlaySession::put_down() {
    held_.reset();
    targets_.clear();
}

void PlaySession::go(ArrowKey direction, std::int64_t steps) {
    for (; steps > 0; --steps) {
        const Hole next = view_.next(cursor_, direction);
        if (next == cursor_) return;
        cursor_ = next;
    }
}

// Goes round in row order, among the targets of the peg in hand or among pegs that can jump.
void PlaySession::go_to_next_jumper(bool forwards) {
    if (!game_) return;
    std::vector<Hole> holes = targets_;
    if (holes.empty())
        for (const Jump& jump : possible_jumps(game_->position()))
            if (holes.empty() || holes.back() != jump.from) holes.push_back(jump.from);
    if (holes.empty()) return say("no peg can jump");
    const Board& board = options_.board;
    const auto number = [&](Hole hole) { return board.index(hole); };
    std::sort(holes.begin(), holes.end(), [&](Hole a, Hole b) { return number(a) < number(b); });
    if (forwards) {
        const auto next = std::upper_bound(holes.begin(), holes.end(), number(cursor_),
                                           [&](std::uint64_t n, Hole hole) { return n < number(hole); });
        cursor_ = next == holes.end() ? holes.front() : *next;
    } else {
        const auto here = std::lower_bound(holes.begin(), holes.end(), number(cursor_),
                                           [&](Hole hole, std::uint64_t n) { return number(hole) < n; });
        cursor_ = here == holes.begin() ? holes.back() : *std::prev(here);
    }
}

void PlaySession::take_typed(const std::string& line) {
    using Kind = Typed::Kind;
    const Typed typed = parse_typed(line, options_.board, options_.names);
    if (question_ != OpenQuestion::none) {
        if (typed.kind == Kind::yes || typed.kind == Kind::no) return answer(typed.kind == Kind::yes);
        question_ = OpenQuestion::none;
    }
    switch (typed.kind) {
        case Kind::nothing:
            return;
        case Kind::hole:
            cursor_ = typed.hole;
            if (!game_) begin_at(Start::vacate({cursor_}));
            return;
        case Kind::load:
            return load(typed.file);
        case Kind::help:
            return show_help();
        case Kind::quit:
            if (!changed_) {
                quit_ = true;
                return;
            }
            question_ = OpenQuestion::quit;
            return say("the game is not saved; quit? y or n, then enter", TextStyle::strong);
        case Kind::yes:
        case Kind::no:
            return say("nothing was asked");
        default:
            break;
    }
    if (!game_) return say("first choose the hole that is empty at the start", TextStyle::bad);
    switch (typed.kind) {
        case Kind::move:
            return play(typed.jumps);
        case Kind::undo:
        case Kind::redo: {
            const auto jump = typed.kind == Kind::undo ? game_->undo() : game_->redo();
            if (!jump) return say(typed.kind == Kind::undo ? "this is the start" : "nothing was taken back");
            cursor_ = typed.kind == Kind::undo ? jump->from : jump->to;
            changed();
            return say((typed.kind == Kind::undo ? "taken back: " : "played again: ") + name(*jump));
        }
        case Kind::restart:
            game_->restart();
            return changed();
        case Kind::hint:
            return hint();
        case Kind::save:
            return save(typed.file);
        default:
            return;
    }
}

// The game ------------------------------------------------------------------------------------------------------------

void PlaySession::begin_at(Start start) {
    game_.emplace(Problem(options_.board, std::move(start), options_.goal));
    changed();
    changed_ = false;
}

void PlaySession::play(std::span<const Jump> jumps) {
    const std::size_t before = game_->jumps().size();
    try {
        for (const Jump& jump : jumps) game_->play(jump);
    } catch (const Error&) {
        while (game_->jumps().size() > before) game_->undo();
        throw;
    }
    fates_.resize(std::min(fates_.size(), before + 1));
    cursor_ = jumps.back().to;
    changed();
}

void PlaySession::changed() {
    put_down();
    changed_ = true;
    hint_wanted_ = false;
    watch_.forget();
    fates_.resize(std::max(fates_.size(), game_->jumps().size() + 1), Fate::unknown);
    if (options_.board.hole_count() <= most_holes_watched && !game_->reached())
        watch_.ask(*game_, std::min(seconds_watched, options_.seconds));
}

void PlaySession::look_for_answer() {
    try {
        const auto hints = watch_.answer();
        if (!hints) return;
        fates_[game_->jumps().size()] = hints->fate;
        if (!hint_wanted_) return;
        const auto good = std::find_if(hints->jumps.begin(), hints->jumps.end(),
                                       [](const Hint& hint) { return hint.fate == Fate::won; });
        hint_wanted_ = false;
        if (good != hints->jumps.end()) {
            pick(good->jump.from);
            cursor_ = good->jump.to;
            return say(name(good->jump) + " keeps the goal in reach; enter plays it", TextStyle::good);
        }
        if (hints->fate == Fate::lost) return say("no jump keeps the goal in reach; u takes one back", TextStyle::bad);
        say(fmt::format("no jump is known to keep the goal in reach, after {} seconds", options_.seconds));
    } catch (const Error& e) {
        hint_wanted_ = false;
        say(with_names(options_.board, words_of(e), options_.names), TextStyle::bad);
    }
}

void PlaySession::hint() {
    if (game_->reached()) return say("the goal is reached");
    hint_wanted_ = true;
    // Show a known answer at once; otherwise search again with more time.
    if (const auto hints = watch_.answer(); !hints || hints->fate == Fate::unknown)
        watch_.ask(*game_, options_.seconds);
}

void PlaySession::save(const std::string& file) {
    const std::string to = file.empty() ? options_.file : file;
    if (to.empty()) return say("save wants the name of a file", TextStyle::bad);
    std::error_code error;
    if (to != options_.file && std::filesystem::exists(to, error)) {
        question_ = OpenQuestion::replace;
        file_to_replace_ = to;
        return say(to + " is there already; replace it? y or n, then enter", TextStyle::strong);
    }
    Output output(to);
    notation::TextWriter writer(game_->problem(), output, options_.names);
    writer.take(game_->jumps());
    writer.finish();
    output.commit();
    options_.file = to;
    changed_ = false;
    say("saved in " + to);
}

void PlaySession::load(const std::string& file) {
    if (file.empty()) return say("load wants the name of a file", TextStyle::bad);
    BegunGame begun = first_game(file, {});
    PlayedGame game(begun.problem);
    for (const Jump& jump : begun.jumps) game.play(jump);
    options_.board = begun.problem.board;
    options_.goal = begun.problem.goal;
    // A player who chose numbers keeps them after loading.
    if (begun.names != notation::HoleNames::letters) options_.names = begun.names;
    options_.file = file;
    view_ = BoardView(options_.board);
    full_ = Position(options_.board);
    cursor_ = begun.jumps.empty() ? view_.middle() : begun.jumps.back().to;
    game_ = std::move(game);
    fates_.clear();
    changed();
    changed_ = false;
    say("loaded " + file);
}

void PlaySession::answer(bool yes) {
    const OpenQuestion asked = std::exchange(question_, OpenQuestion::none);
    if (!yes) return say("left as it is");
    if (asked == OpenQuestion::quit) {
        quit_ = true;
        return;
    }
    options_.file = file_to_replace_;
    save(file_to_replace_);
}

}  // namespace pegwright::cli
