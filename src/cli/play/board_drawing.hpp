// Draws the part of a board that fits a window, as marks of characters.
//
//    ↑ 9  ● ● ·›    arrows: rows and columns are hidden there
//    ↓10  ●[◇]●›    ◇ a hole of the goal, [ ] the cursor
//         a b c
#pragma once

#include "cli/play/board_view.hpp"
#include "cli/play/screen.hpp"
#include "game/position.hpp"
#include "notation/holes.hpp"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pegwright::cli {

struct BoardPicture {
    const BoardView* view = nullptr;
    const Position* position = nullptr;
    std::span<const Position> goals;  // where they have pegs, holes are marked
    std::optional<Hole> cursor;       // in brackets
    std::optional<Hole> held;         // the peg in hand
    std::vector<Hole> targets;        // holes where the peg in hand can land
    bool symbols = false;             // beyond ASCII
    notation::HoleNames names = notation::HoleNames::letters;
};

struct BoardMark {
    ScreenCell at;  // in the window
    std::string text;
    TextStyle style = TextStyle::plain;
};

// What the marks mean, in lines of at most 40 columns.
std::string board_legend(bool symbols);

class BoardDrawing {
public:
    // Twice as large if that fits. from: the first cell of the board that the last drawing showed; it moves only if the
    // cursor and its surroundings would be hidden. The picture must outlive this.
    BoardDrawing(const BoardPicture& picture, ScreenCell window, ScreenCell from);
    // The whole board, in the usual size.
    explicit BoardDrawing(const BoardPicture& picture) : picture_(picture) { lay_out(1); }

    ScreenCell from() const { return from_; }
    ScreenCell size() const;  // at most the window's
    ScreenCell place(Hole hole) const;
    // O(size + rows of the board above it).
    std::vector<BoardMark> marks() const;
    std::vector<std::string> lines() const;

private:
    using LastRows = std::map<std::int32_t, std::int32_t>;  // of each column, among the rows that are shown

    const BoardView& view() const { return *picture_.view; }
    void lay_out(std::int64_t scale);
    void mark_row(std::int32_t y, std::vector<BoardMark>& marks, LastRows& last) const;
    void mark_hole(Hole hole, std::vector<BoardMark>& marks) const;
    void mark_column(std::int32_t x, std::int32_t last, std::vector<BoardMark>& marks) const;

    const BoardPicture& picture_;
    std::int64_t scale_ = 1;
    bool numbers_below_ = false;  // each hole's, below it
    std::int64_t left_ = 0;       // columns before the board
    std::int64_t labels_ = 0;     // rows of column labels below it
    ScreenCell from_;
    ScreenCell shown_;  // cells of the board in the window
};

}  // namespace pegwright::cli
