// The rows of a picture on their common grid: finds the indentation, the spacing of signs and shifted rows.
#pragma once

#include "board/picture.hpp"
#include "board/picture_rows.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace pegwright::board {

class PictureGrid {
public:
    // The bytes that stand for a peg, an empty hole and a place without a hole; 0 if there is none.
    using Bytes = std::array<char, 3>;

    // Rows of one byte a sign, none empty. `named`: the lattice if the picture names it. O(length).
    // Throws Error (input) with `source` and the place of a sign that is off the grid.
    PictureGrid(const std::string& source, std::span<const PictureRows::Row> rows, std::optional<Lattice> named);

    // True if blanks show which places have no hole: blanks in front or between, or rows of which each is longer or
    // shorter by one than the row above it. Then a further sign for no hole is unlikely.
    bool has_form() const;

    // O(length).
    TextPicture read(const Bytes& bytes) const;

private:
    void find_grid();
    void find_shifted_rows();
    std::size_t first_column(std::size_t y) const;
    std::size_t least_lean(const std::array<Role, 256>& roles) const;

    const std::string& source_;
    std::span<const PictureRows::Row> rows_;
    std::optional<Lattice> lattice_;
    // Columns of text before the first sign, and from one to the next.
    std::size_t indent_ = 0;
    std::size_t step_ = 1;
    // Each row is shifted by half a hole against the one above it.
    bool shifted_ = false;
};

}  // namespace pegwright::board
