// The terminal as a grid of characters and a source of keys. Only screen.cpp uses ncurses; screen_absent.cpp replaces
// it in builds without ncurses.
#pragma once

#include <cstdint>
#include <string>

namespace pegwright::cli {

enum class TextStyle : std::uint8_t { plain, strong, good, bad, faint, peg, goal, choice };

enum class ArrowKey : std::uint8_t { left, right, up, down };

struct KeyPress {
    enum class Kind : std::uint8_t {
        none,  // no key in time
        character,
        enter,
        backspace,
        escape,
        tab,
        back_tab,
        arrow,
        page,  // by an arrow's screen: page up and down, home, end
        resized,
        closed,  // the terminal is gone
        other
    };
    Kind kind = Kind::none;
    char character = 0;  // printable ASCII
    ArrowKey direction = ArrowKey::left;
};

class Screen {
public:
    // Takes over the terminal. Throws Error (input) unless standard input and output are a terminal that can move its
    // cursor.
    Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    ~Screen();

    int columns() const;
    int rows() const;
    bool symbols() const { return symbols_; }

    // A new picture: clear, write, show. Text beyond the screen is cut.
    void clear();
    // text: UTF-8.
    void write(int row, int column, const std::string& text, TextStyle ink = TextStyle::plain);
    void show(int row, int column);
    KeyPress key(int milliseconds);

private:
    [[maybe_unused]] void* terminal_ = nullptr;
    bool symbols_ = false;
    [[maybe_unused]] bool colours_ = false;
};

}  // namespace pegwright::cli
