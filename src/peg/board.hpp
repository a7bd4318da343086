// A board: which holes of a lattice there are. T_n is the triangle 0 <= x <= y < n.
//
// A Board is a small value; it holds no holes. Boards of any length of side can be named and
// reasoned about in theory/; the ones here have coordinates that fit a machine word.
#pragma once

#include "peg/lattice.hpp"

#include <cstdint>
#include <string>

namespace pegwright {

class Board {
public:
    // Holes a solution may be played on at most: their indices and jump counts fit 64 bits with
    // room to spare. Memory usually sets a lower limit, see Position.
    static constexpr std::int64_t max_side = 1'000'000'000;

    // T_n, 1 <= n <= max_side.
    static Board triangle(std::int64_t n);
    // The board named `T12`. Throws Error: input if there is no such board, limit if it is larger
    // than max_side.
    static Board parse(const std::string& name);

    std::string name() const;
    Lattice lattice() const { return Lattice::triangular; }
    std::int32_t side() const { return side_; }
    std::int32_t row_count() const { return side_; }
    std::int32_t row_length(std::int32_t y) const { return y + 1; }
    std::int32_t column_count() const { return side_; }
    std::int64_t hole_count() const { return std::int64_t{side_} * (side_ + 1) / 2; }

    bool contains(Hole h) const {
        // Negative coordinates are huge as unsigned ones.
        const auto y = static_cast<std::uint32_t>(h.y);
        return static_cast<std::uint32_t>(h.x) <= y && y < static_cast<std::uint32_t>(side_);
    }
    // Row-major number of a hole on the board, 0 … hole_count() - 1.
    std::uint64_t index(Hole h) const {
        const auto y = static_cast<std::uint64_t>(h.y);
        return y * (y + 1) / 2 + static_cast<std::uint64_t>(h.x);
    }
    // The number of the hole a jump passes over, from the numbers of its ends. Along a row it is
    // half their sum; across rows the sum is one more than twice it, as row y begins at y(y+1)/2.
    static std::uint64_t index_over(std::uint64_t from, std::uint64_t to) { return (from + to) / 2; }

    // The hole named `c5` or `2,4`. Throws Error (input) naming the holes there are.
    Hole parse_hole(const std::string& text) const;

    friend bool operator==(const Board&, const Board&) = default;

private:
    explicit Board(std::int32_t side) : side_(side) {}
    std::int32_t side_;
};

// Checks that text is `T` and a number without leading zeros, and returns its digits. Throws Error
// (input) with what boards are called. Shared with theory, whose sides have any length.
std::string triangle_side_digits(const std::string& name);

// "the holes of T5 are a1 to e5, …": the tail of every message about a hole off the board.
std::string holes_of_triangle(const std::string& board, const std::string& last_column, const std::string& side);

}  // namespace pegwright
