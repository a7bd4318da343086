// A board as characters: in which cell of a grid each hole stands, and which hole is next in a direction.
//
// A row of the board is a row of cells, two cells a hole; rows of the triangular lattice are shifted by one cell each,
// so that neighbours stand around a hole as they do on paper.
#pragma once

#include "board/board.hpp"

#include <cstdint>
#include <optional>

namespace pegwright::cli {

struct ScreenCell {
    std::int64_t column = 0;
    std::int64_t row = 0;
    friend bool operator==(ScreenCell, ScreenCell) = default;
};

enum class ArrowKey : std::uint8_t { left, right, up, down };

class BoardView {
public:
    // O(runs of holes).
    explicit BoardView(const Board& board);

    const Board& board() const { return board_; }
    // Cells that the board takes: one past the last.
    ScreenCell size() const { return size_; }
    ScreenCell cell(Hole hole) const;
    // Nothing if no hole stands there.
    std::optional<Hole> hole(ScreenCell cell) const;
    // The next hole of the row, or the nearest of the next row that has any; itself if there is none. Down goes to the
    // left of two equally near, up to the right, so that one takes the other back. O(runs of holes in the way).
    Hole next(Hole hole, ArrowKey direction) const;
    // Where a cursor begins: the hole in the middle, or near it.
    Hole middle() const;

private:
    // Of a row, the nearest to a cell's column; nothing in a row without holes.
    std::optional<Hole> nearest(std::int64_t column, std::int32_t row, bool left_of_two) const;

    Board board_;
    std::int64_t shift_ = 0;  // cells to the right
    ScreenCell size_;
};

}  // namespace pegwright::cli
