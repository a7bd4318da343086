// The part of a board that fits a window, as lines of characters.
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
    std::optional<Hole> cursor;  // between brackets
    std::optional<Hole> held;    // the peg in hand
    std::vector<Hole> targets;   // that it can jump to
    bool symbols = false;        // more than ASCII
    bool letters = true;         // rows by number and columns by letter stand beside the board
};

// How a hole is drawn, beside the cursor's brackets.
struct HoleMark {
    bool marked = false;  // the peg in hand, or where it can jump to: a picture in colours makes it strong
    std::string text;     // one column wide
};
HoleMark hole_mark(const BoardPicture& picture, Hole hole);

// Where the board's first cell stands in the lines that the whole board would take, and how large these are.
struct BoardMargins {
    std::int64_t left = 0;
    ScreenCell whole;
};
BoardMargins board_margins(const BoardPicture& picture);

// Lines of a window that begins `from` in the whole and has `size`; as many as there are. O(window).
std::vector<std::string> board_lines(const BoardPicture& picture, ScreenCell from, ScreenCell size);

// The window's beginning that shows the cursor with some surroundings, near `from`, where it was before.
ScreenCell scrolled(const BoardPicture& picture, ScreenCell from, ScreenCell size);

}  // namespace pegwright::cli
