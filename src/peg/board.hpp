// A board: which holes of a lattice there are. T_n is the triangle 0 <= x <= y < n of the triangular
// lattice, w x h the rectangle 0 <= x < w, 0 <= y < h of the square one.
//
// A Board is a small value; it holds no holes. In both families row y has first + slope * y holes
// (slope 1 or 0), so one arithmetic without branches serves both. Boards of any length of side can
// be named and reasoned about in theory/; the ones here have coordinates that fit a machine word.
#pragma once

#include "peg/lattice.hpp"

#include <cstdint>
#include <string>

namespace pegwright {

class Board {
public:
    // Longest side of a board to play on. Memory usually sets a lower limit, see Position.
    static constexpr std::int64_t max_side = 1'000'000'000;

    // T_n, 1 <= n <= max_side.
    static Board triangle(std::int64_t n);
    // w x h, both from 1 to max_side.
    static Board rectangle(std::int64_t width, std::int64_t height);
    // The board named `T12` or `8x5`. Throws Error: input if there is no such board, limit if it is
    // larger than max_side.
    static Board parse(const std::string& name);

    std::string name() const;
    Lattice lattice() const { return slope_ == 1 ? Lattice::triangular : Lattice::square; }
    bool is_triangle() const { return slope_ == 1; }
    std::int32_t width() const { return row_length(rows_ - 1); }
    std::int32_t height() const { return rows_; }
    std::int32_t row_length(std::int32_t y) const { return first_ + slope_ * y; }
    std::int64_t hole_count() const { return static_cast<std::int64_t>(row_start(static_cast<std::uint64_t>(rows_))); }

    bool contains(Hole h) const {
        // Negative coordinates are huge as unsigned ones.
        const auto y = static_cast<std::uint32_t>(h.y);
        const auto length = static_cast<std::uint32_t>(first_) + static_cast<std::uint32_t>(slope_) * y;
        return static_cast<std::uint32_t>(h.x) < length && y < static_cast<std::uint32_t>(rows_);
    }
    // Row-major number of a hole on the board, 0 … hole_count() - 1.
    std::uint64_t index(Hole h) const { return row_start(static_cast<std::uint64_t>(h.y)) + static_cast<std::uint64_t>(h.x); }
    // The number of the hole a jump passes over, from the numbers of its ends. Along a row and across
    // rows of equal length it is half their sum; across a triangle's rows the sum is one more than
    // twice it.
    static std::uint64_t index_over(std::uint64_t from, std::uint64_t to) { return (from + to) / 2; }

    // The hole named `c5` or `2,4`. Throws Error (input) naming the holes there are.
    Hole parse_hole(const std::string& text) const;

    friend bool operator==(const Board&, const Board&) = default;

private:
    Board(std::int32_t first, std::int32_t slope, std::int32_t rows) : first_(first), slope_(slope), rows_(rows) {}
    // Holes of all rows before row y.
    std::uint64_t row_start(std::uint64_t y) const {
        const auto twice_first = 2 * static_cast<std::uint64_t>(first_);
        return y * (twice_first + static_cast<std::uint64_t>(slope_) * (y - 1)) / 2;
    }

    std::int32_t first_;
    std::int32_t slope_;
    std::int32_t rows_;
};

// A board's name taken apart: the digits of its sides. Shared with theory, whose sides have any length.
struct BoardName {
    bool triangle = true;
    std::string width;  // or the side of a triangle
    std::string height;
};

// Throws Error (input) with what boards are called if the text is no board's name.
BoardName parse_board_name(const std::string& name);

// "the holes of T5 are a1 to e5, …": the tail of every message about a hole off the board.
std::string holes_of_board(const std::string& board, bool triangle, const std::string& last_column, const std::string& rows);

}  // namespace pegwright
