// A board to be searched exhaustively: any shape of at most 64 holes, on either lattice.
//
// It is named (T7, 5x6, english) or given as a text picture, whose format shape_reader.hpp shows by
// example. Holes keep the picture's coordinates: its first column is a, its first row is 1. Holes are
// numbered in row order, and hole i is bit i of a position.
//
// What holds on every shape is here: its symmetries, and which problems are feasible. What else theory
// knows is about triangles and rectangles; family() says whether the shape is one.
#pragma once

#include "search/bits/hole_permutation.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pegwright::search::bits {

class Shape {
public:
    // `T7`, `5x6`, or a board with a name of its own, such as english (shape_pictures.hpp has them all).
    // Throws Error: input with the names there are, limit if the board has more than 64 holes. O(holes^2),
    // no matter how large the board named would be.
    static Shape parse(const std::string& name);
    explicit Shape(const Board& board);

    const std::string& name() const { return name_; }
    Lattice lattice() const { return lattice_; }
    const SmallBoard& board() const { return board_; }
    // The T_n or rectangle that was named; nothing for any other shape.
    const std::optional<Board>& family() const { return family_; }

    // Number of the hole named c5 or 2,4. Throws Error (input) naming holes there are. O(holes).
    std::size_t parse_hole(const std::string& text) const;
    // Name of a hole by its number, which must be below board().size().
    std::string hole_name(std::size_t number) const;

    // All symmetries of the lattice, translations among them, that take the shape to itself: at most 8
    // on the square lattice and 12 on the triangular one, no two alike, the identity first.
    const std::vector<HolePermutation>& symmetries() const { return symmetries_; }

    // Whether the position classes of start and finish agree; holes by number. Only then can there be
    // a solution. O(holes).
    bool feasible(std::size_t vacate, std::size_t finish) const;
    // Whether the full board is in the class of the empty one: then, and only then, is every complement
    // problem feasible. O(holes).
    bool null_class() const;

private:
    Board whole_;
    std::string name_;
    Lattice lattice_;
    SmallBoard board_;
    std::optional<Board> family_;
    std::vector<HolePermutation> symmetries_;
};

}  // namespace pegwright::search::bits
