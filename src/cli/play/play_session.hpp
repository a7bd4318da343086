// One player at one terminal: what keys and typed words do, and what is shown.
#pragma once

#include "cli/play/board_lines.hpp"
#include "cli/play/fate_watch.hpp"
#include "cli/play/screen.hpp"
#include "cli/play/typed.hpp"
#include "pegwright/playing/played_game.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pegwright::cli {

struct PlayWishes {
    Board board;
    std::optional<Start> start;  // chosen on the board if there is none
    Goal goal;
    std::vector<Jump> played;  // from the start on
    std::string file;          // that it came from, which save may replace; may be empty
    std::string winning_file;  // for fates; may be empty
    double seconds = 10;       // that a hint may take
    notation::HoleNames names = notation::HoleNames::letters;
    Limits limits;
};

class PlaySession {
public:
    // The screen must outlive the session. Throws Error (input) if what was played cannot be.
    PlaySession(PlayWishes query, Screen& screen);
    // Until the player quits. Throws Error (interrupted) on Ctrl-C.
    void run();

private:
    // Milliseconds between looks for an answer, or for Ctrl-C.
    static constexpr int tick = 100;
    // What is asked and waits for yes or no.
    enum class OpenQuestion { none, replace, quit };

    // Keys.
    void take(KeyPress key);
    void take_enter();
    void take_typed(const std::string& line);
    void go(ArrowKey direction, std::int64_t steps = 1);
    void go_to_next_jumper(bool forwards);
    void pick(Hole hole);
    void put_down();
    // The game.
    void begin_at(Start start);
    void play(std::span<const Jump> jumps);
    void changed();
    void hint();
    void save(const std::string& file);
    void load(const std::string& file);
    void answer(bool yes);
    // The picture.
    void show();
    void show_help();
    BoardPicture picture() const;
    std::string title() const;
    std::string status() const;
    std::string goal_words() const;
    std::string verdict(TextStyle& ink) const;
    std::string name(Hole hole) const { return notation::hole_text(wishes_.board, hole, wishes_.names); }
    std::string name(Jump jump) const { return name(jump.from) + "-" + name(jump.to); }
    void say(std::string words, TextStyle ink = TextStyle::plain);
    void look_for_answer();

    PlayWishes wishes_;
    Screen& screen_;
    FateWatch watch_;
    BoardView view_;
    Position full_;                   // shown before there is a game
    std::optional<PlayedGame> game_;  // none before the start is chosen
    Hole cursor_;
    std::optional<Hole> held_;
    std::vector<Hole> targets_;
    std::string typed_;
    std::string words_;  // the answer to the last key; empty if there is none
    TextStyle ink_ = TextStyle::plain;
    std::vector<Fate> fates_;  // after so many jumps, as far as they are known
    bool hint_wanted_ = false;
    OpenQuestion question_ = OpenQuestion::none;
    std::string file_to_replace_;
    bool changed_ = false;  // since it was saved or loaded
    bool quit_ = false;
    ScreenCell scroll_;
};

}  // namespace pegwright::cli
