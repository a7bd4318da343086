// A game at the terminal: takes keys and typed words, and shows the board.
#pragma once

#include "cli/play/board_drawing.hpp"
#include "cli/play/fate_watch.hpp"
#include "cli/play/screen.hpp"
#include "cli/play/typed.hpp"
#include "pegwright/playing/played_game.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pegwright::cli {

struct PlayOptions {
    Board board;
    std::optional<Start> start;  // null: the player chooses it
    Goal goal;
    std::vector<Jump> played = {};  // jumps already played
    std::string file = {};          // the game's file, which save may replace; may be empty
    std::string winning_file = {};  // to find fates; may be empty
    double seconds = 10;            // time for a hint
    notation::HoleNames names = notation::HoleNames::letters;
    Limits limits = {};
};

class PlaySession {
public:
    // The screen must outlive the session. Throws Error (input) if the played jumps are illegal.
    PlaySession(PlayOptions options, Screen& screen);
    void run();

private:
    static constexpr int tick = 100;
    enum class OpenQuestion { none, replace, quit };

    // Keys.
    void take(KeyPress key);
    void take_enter();
    void take_typed(const std::string& line);
    void obey(const Typed& typed);
    void go(ArrowKey direction, std::int64_t steps);
    void go_to_next_jumper(bool forwards);
    void pick(Hole hole);
    void put_down();
    // The game.
    void begin_at(Start start);
    void play(std::span<const Jump> jumps);
    void step(bool forwards);
    void changed();
    void hint();
    void quit();
    void save(const std::string& file);
    void load(const std::string& file);
    void answer(bool yes);
    // The picture.
    void show();
    void show_help();
    void write(int row, const std::vector<std::string>& lines, TextStyle style = TextStyle::plain);
    BoardPicture picture() const;
    // In lines that fit the screen.
    std::vector<std::string> title() const;
    std::vector<std::string> prompt() const;
    std::string status() const;
    std::string goal_words() const;
    std::string lost_words() const;
    std::string verdict(TextStyle& ink) const;
    std::string name(Hole hole) const { return notation::hole_text(options_.board, hole, options_.names); }
    std::string name(Jump jump) const { return name(jump.from) + "-" + name(jump.to); }
    void say(std::string words, TextStyle ink = TextStyle::plain);
    void say(const Error& error);
    void look_for_answer();

    PlayOptions options_;
    Screen& screen_;
    FateWatch watch_;
    BoardView view_;
    Position full_;                   // shown while no start is chosen
    std::optional<PlayedGame> game_;  // none while no start is chosen
    std::vector<Position> goals_;
    Hole cursor_;
    std::optional<Hole> held_;
    std::vector<Hole> targets_;
    std::string typed_;
    std::string words_;  // the answer to the last key; empty if there is none
    TextStyle ink_ = TextStyle::plain;
    KnownFates fates_;
    bool hint_wanted_ = false;
    OpenQuestion question_ = OpenQuestion::none;
    std::string file_to_replace_;
    int unsaved_ = 0;  // changes since the last save or load
    bool quit_ = false;
    ScreenCell scroll_;
};

}  // namespace pegwright::cli
