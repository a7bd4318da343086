#include "cli/play/play_session.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace pegwright::cli {
namespace {

bool is_vertical(ArrowKey key) { return key == ArrowKey::up || key == ArrowKey::down; }

}  // namespace

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
            case Kind::arrow:
                go(key.direction, 1);
                break;
            case Kind::page:
                go(key.direction, is_vertical(key.direction) ? screen_.rows() : options_.board.width());
                break;
            default:
                break;
        }
    } catch (const Error& e) {
        if (e.kind() == Error::Kind::interrupted) throw;
        say(e);
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
    if (typed.kind == Kind::yes || typed.kind == Kind::no) return answer(typed.kind == Kind::yes);
    question_ = OpenQuestion::none;
    constexpr std::array of_a_game = {Kind::move, Kind::undo, Kind::redo, Kind::restart, Kind::hint, Kind::save};
    if (!game_ && std::find(of_a_game.begin(), of_a_game.end(), typed.kind) != of_a_game.end())
        return say("first choose the hole that is empty at the start", TextStyle::bad);
    obey(typed);
}

void PlaySession::obey(const Typed& typed) {
    using Kind = Typed::Kind;
    switch (typed.kind) {
        case Kind::hole:
            cursor_ = typed.hole;
            if (!game_) begin_at(Start::vacate({cursor_}));
            return;
        case Kind::load:
            return load(typed.file);
        case Kind::help:
            return show_help();
        case Kind::quit:
            return quit();
        case Kind::move:
            return play(typed.jumps);
        case Kind::undo:
        case Kind::redo:
            return step(typed.kind == Kind::redo);
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

}  // namespace pegwright::cli
