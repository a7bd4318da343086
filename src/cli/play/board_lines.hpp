// Draws the part of a board that fits a window, as lines of characters.
#pragma once

#include "cli/play/board_view.hpp"
#include "game/position.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pegwright::cli {

struct BoardPicture {
    const BoardView* view = nullptr;
    const Position* position = nullptr;
    std::optional<Hole> cursor;  // in brackets
    std::optional<Hole> held;    // the peg in hand
    std::vector<Hole> targets;   // holes where the peg in hand can land
    bool symbols = false;        // beyond ASCII
    bool letters = true;         // rows and columns are labelled
};

struct HoleMark {
    bool marked = false;  // strong in colour: the peg in hand, or where it can land
    std::string text;     // one column wide
};
HoleMark hole_mark(const BoardPicture& picture, Hole hole);

struct BoardMargins {
    std::int64_t left = 0;
    ScreenCell whole;
};
BoardMargins board_margins(const BoardPicture& picture);

// Lines of the window that begins at `from` in the whole drawing; fewer at its end. O(window).
std::vector<std::string> board_lines(const BoardPicture& picture, ScreenCell from, ScreenCell size);

// The window's beginning, moved from `from` only if needed, so that the cursor and its surroundings show.
ScreenCell scrolled(const BoardPicture& picture, ScreenCell from, ScreenCell size);

}  // namespace pegwright::cli
