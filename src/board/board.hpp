// A board: which holes of a lattice there are. T_n is the triangle 0 <= x <= y < n of the triangular
// lattice, w x h the rectangle 0 <= x < w, 0 <= y < h of the square one.
//
// A Board is a small value; it holds no holes. Boards of any length of side can be named and
// reasoned about in theory/; the ones here have coordinates that fit a machine word.
#pragma once

#include "board/lattice.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace pegwright::board {

// How the rows of a board family lie: which holes there are, and their row-major numbers. Negative
// coordinates are huge as unsigned ones, so one comparison bounds a coordinate on both sides.
struct TriangleRows {
    static constexpr Lattice lattice = Lattice::triangular;
    std::uint32_t rows;

    bool contains(Hole h) const {
        return static_cast<std::uint32_t>(h.x) <= static_cast<std::uint32_t>(h.y) &&
               static_cast<std::uint32_t>(h.y) < rows;
    }
    static std::uint64_t index(Hole h) {
        const auto y = static_cast<std::uint64_t>(h.y);
        return y * (y + 1) / 2 + static_cast<std::uint64_t>(h.x);
    }
};

struct RectangleRows {
    static constexpr Lattice lattice = Lattice::square;
    std::uint32_t width;
    std::uint32_t rows;

    bool contains(Hole h) const {
        return static_cast<std::uint32_t>(h.x) < width && static_cast<std::uint32_t>(h.y) < rows;
    }
    std::uint64_t index(Hole h) const {
        return static_cast<std::uint64_t>(h.y) * width + static_cast<std::uint64_t>(h.x);
    }
};

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
    Lattice lattice() const { return is_triangle() ? Lattice::triangular : Lattice::square; }
    bool is_triangle() const { return width_ == 0; }
    std::int32_t width() const { return is_triangle() ? rows_ : width_; }
    std::int32_t height() const { return rows_; }
    std::int32_t row_length(std::int32_t y) const { return is_triangle() ? y + 1 : width_; }
    std::int64_t hole_count() const {
        return is_triangle() ? std::int64_t{rows_} * (rows_ + 1) / 2 : std::int64_t{width_} * rows_;
    }

    // Calls f with the rows of the board's family: to choose between families outside of a loop.
    template <class F>
    decltype(auto) with_rows(F&& f) const {
        if (is_triangle()) return f(TriangleRows{static_cast<std::uint32_t>(rows_)});
        return f(RectangleRows{static_cast<std::uint32_t>(width_), static_cast<std::uint32_t>(rows_)});
    }
    bool contains(Hole h) const {
        return with_rows([&](auto rows) { return rows.contains(h); });
    }
    // Row-major number of a hole on the board, 0 … hole_count() - 1.
    std::uint64_t index(Hole h) const {
        return with_rows([&](auto rows) { return rows.index(h); });
    }
    // The number of the hole a jump passes over, from the numbers of its ends. Along a row and across
    // rows of equal length it is half their sum; across a triangle's rows the sum is one more than
    // twice it.
    static std::uint64_t index_over(std::uint64_t from, std::uint64_t to) { return (from + to) / 2; }

    // The hole named `c5` or `2,4`. Throws Error (input) naming the holes there are.
    Hole parse_hole(const std::string& text) const;

    friend bool operator==(const Board&, const Board&) = default;

private:
    Board(std::int32_t width, std::int32_t rows) : width_(width), rows_(rows) {}

    std::int32_t width_;  // 0 for a triangle
    std::int32_t rows_;
};

// A board's name taken apart: the digits of its sides. Shared with theory, whose sides have any length.
struct BoardName {
    bool triangle = true;
    std::string width;  // or the side of a triangle
    std::string height;
};

// Nothing if the text names no board of these families. O(length).
std::optional<BoardName> split_board_name(const std::string& name);
// The same; throws Error (input) with what boards are called if the text is no board's name.
BoardName parse_board_name(const std::string& name);

// The coordinates in a hole's name, c5 or 2,4, each below 10^17, on a board or not. Throws Error
// (input) if the text names no hole.
struct NamedHole {
    std::int64_t x = 0;
    std::int64_t y = 0;
};
NamedHole split_hole_name(const std::string& text);

// "the holes of T5 are a1 to e5, …": the tail of every message about a hole off the board.
std::string holes_of_board(const std::string& board, bool triangle, const std::string& last_column,
                           const std::string& rows);

}  // namespace pegwright::board
