// Maps a board to a grid of characters, and finds the next hole in a direction.
//
// A row of the board is a row of cells, two cells a hole. On the triangular lattice each row is shifted by one cell, so
// that a hole's neighbours surround it as on paper.
#pragma once

#include "board/board.hpp"
#include "cli/play/screen.hpp"

#include <cstdint>
#include <optional>

namespace pegwright::cli {

struct ScreenCell {
    std::int64_t column = 0;
    std::int64_t row = 0;
    friend bool operator==(ScreenCell, ScreenCell) = default;
};

class BoardView {
public:
    // O(runs of holes).
    explicit BoardView(const Board& board);

    const Board& board() const { return board_; }
    ScreenCell size() const { return size_; }
    ScreenCell cell(Hole hole) const;
    std::optional<Hole> hole(ScreenCell cell) const;
    // The next hole in the row, or the nearest one in the next row with holes; the same hole if there is none.
    // Between two equally near holes, down goes left and up goes right, so that each undoes the other.
    // O(runs of holes in between).
    Hole next(Hole hole, ArrowKey direction) const;
    Hole middle() const;

private:
    // The nearest hole of a row to a cell's column; nothing if the row is empty.
    std::optional<Hole> nearest(std::int64_t column, std::int32_t row, bool left_of_two) const;

    Board board_;
    std::int64_t shift_ = 0;  // cells to the right
    ScreenCell size_;
};

}  // namespace pegwright::cli
