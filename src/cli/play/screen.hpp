// The terminal as a grid of characters and a source of keys. screen.cpp alone talks to the library for terminals;
// screen_absent.cpp stands in its place where there is none.
#pragma once

#include <cstdint>
#include <string>

namespace pegwright::cli {

enum class TextStyle : std::uint8_t { plain, strong, good, bad, faint };

// What was pressed: a character, or a key that is none.
struct KeyPress {
    enum class Kind : std::uint8_t {
        none,  // nothing in time
        character,
        enter,
        backspace,
        escape,
        tab,
        back_tab,
        left,
        right,
        up,
        down,
        page_up,
        page_down,
        home,
        end,
        resized,
        closed,  // the terminal has gone away
        other
    };
    Kind kind = Kind::none;
    char character = 0;  // printable ASCII
};

class Screen {
public:
    // Takes the terminal over until it is destroyed. Throws Error (input) if standard input and output are none that
    // can move its cursor.
    Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    ~Screen();

    int columns() const;
    int rows() const;
    // Whether the terminal takes more than ASCII.
    bool symbols() const { return symbols_; }

    // A new picture: clear, write, show. What does not fit is left out.
    void clear();
    // text: one column a character, UTF-8.
    void write(int row, int column, const std::string& text, TextStyle ink = TextStyle::plain);
    // With the cursor at this place.
    void show(int row, int column);
    // Waits so long at most.
    KeyPress key(int milliseconds);

private:
    // Unused where there is no library for terminals.
    [[maybe_unused]] void* terminal_ = nullptr;
    bool symbols_ = false;
    [[maybe_unused]] bool colours_ = false;
};

}  // namespace pegwright::cli
