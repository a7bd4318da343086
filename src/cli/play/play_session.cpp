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

std::vector<Position> goals_of(const PlayOptions& options) {
    return Problem(options.board, Start(), options.goal).goal_positions();
}

}  // namespace

PlaySession::PlaySession(PlayOptions options, Screen& screen)
    : options_(std::move(options)),
      screen_(screen),
      watch_(options_.limits, options_.winning_file),
      view_(options_.board),
      full_(options_.board),
      goals_(goals_of(options_)),
      cursor_(view_.middle()) {
    if (options_.start) begin_at(*options_.start);
    if (!options_.played.empty()) {
        play(options_.played);
        unsaved_ = 0;
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

void PlaySession::say(const Error& error) {
    say(with_names(options_.board, words_of(error), options_.names), TextStyle::bad);
}

void PlaySession::begin_at(Start start) {
    game_.emplace(Problem(options_.board, std::move(start), options_.goal));
    changed();
    unsaved_ = 0;
}

void PlaySession::play(std::span<const Jump> jumps) {
    const std::size_t before = game_->jumps().size();
    try {
        for (const Jump& jump : jumps) game_->play(jump);
    } catch (const Error&) {
        while (game_->jumps().size() > before) game_->undo();
        throw;
    }
    fates_.cut(before);
    cursor_ = jumps.back().to;
    unsaved_ += static_cast<int>(jumps.size()) - 1;
    changed();
}

void PlaySession::step(bool forwards) {
    const auto jump = forwards ? game_->redo() : game_->undo();
    if (!jump) return say(forwards ? "nothing was taken back" : "this is the start");
    cursor_ = forwards ? jump->to : jump->from;
    changed();
    say((forwards ? "played again: " : "taken back: ") + name(*jump));
}

void PlaySession::changed() {
    put_down();
    ++unsaved_;
    hint_wanted_ = false;
    watch_.forget();
    if (options_.board.hole_count() <= most_holes_watched && !game_->reached())
        watch_.ask(*game_, std::min(seconds_watched, options_.seconds));
}

void PlaySession::look_for_answer() {
    try {
        const auto hints = watch_.answer();
        if (!hints) return;
        fates_.learn(game_->jumps().size(), *hints);
        if (!hint_wanted_) return;
        const auto good = std::find_if(hints->jumps.begin(), hints->jumps.end(),
                                       [](const Hint& hint) { return hint.fate == Fate::won; });
        hint_wanted_ = false;
        if (good != hints->jumps.end()) {
            pick(good->jump.from);
            cursor_ = good->jump.to;
            return say(name(good->jump) + " keeps the goal in reach; enter plays it", TextStyle::good);
        }
        if (hints->fate == Fate::lost) return say("no hint: " + lost_words(), TextStyle::bad);
        say(fmt::format("no jump is known to keep the goal in reach, after {} seconds", options_.seconds));
    } catch (const Error& e) {
        hint_wanted_ = false;
        say(e);
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
    unsaved_ = 0;
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
    goals_ = goals_of(options_);
    cursor_ = begun.jumps.empty() ? view_.middle() : begun.jumps.back().to;
    game_ = std::move(game);
    fates_ = {};
    changed();
    unsaved_ = 0;
    say("loaded " + file);
}

// Asks if more than a jump would be lost of a game that can go on.
void PlaySession::quit() {
    quit_ = !game_ || unsaved_ < 2 || game_->jumps().size() < 2 || game_->reached() || game_->stuck();
    if (quit_) return;
    question_ = OpenQuestion::quit;
    say("the game is not saved; quit? y or n, then enter", TextStyle::strong);
}

void PlaySession::answer(bool yes) {
    const OpenQuestion asked = std::exchange(question_, OpenQuestion::none);
    if (asked == OpenQuestion::none) return say("nothing was asked");
    if (!yes) return say("left as it is");
    if (asked == OpenQuestion::quit) {
        quit_ = true;
        return;
    }
    options_.file = file_to_replace_;
    save(file_to_replace_);
}

}  // namespace pegwright::cli
