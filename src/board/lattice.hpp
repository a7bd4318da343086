// The two lattices peg solitaire is played on and their neighbour directions.
#pragma once

#include "board/hole.hpp"

#include <array>
#include <span>
#include <string_view>

namespace pegwright::board {

enum class Lattice { square, triangular };

inline constexpr std::array<Hole, 3> triangular_half_directions = {{{1, 0}, {0, 1}, {1, 1}}};

// One of each pair of opposite directions: three on the triangular lattice, two on the square one.
constexpr std::span<const Hole> half_directions(Lattice lattice) {
    return std::span(triangular_half_directions).first(lattice == Lattice::triangular ? 3 : 2);
}

// Whether a step of (x, y) from a peg's hole is a jump: twice a neighbour direction. O(1), without
// branches: the 5 x 5 steps of up to two columns and rows are the bits of a word.
constexpr bool is_jump_vector(Lattice lattice, Hole step) {
    //        x = -2 … 2      y = -2: 0b00101, -1: 0, 0: 0b10001, 1: 0, 2: 0b10100 (bit 0 is x = -2)
    constexpr std::uint32_t triangular = 0b10100'00000'10001'00000'00101;
    constexpr std::uint32_t square = 0b00100'00000'10001'00000'00100;
    const auto x = static_cast<std::uint32_t>(step.x + 2);
    const auto y = static_cast<std::uint32_t>(step.y + 2);
    const std::uint32_t steps = lattice == Lattice::triangular ? triangular : square;
    return x < 5 && y < 5 && (steps >> (y * 5 + x) & 1) != 0;
}

constexpr std::string_view to_string(Lattice lattice) {
    return lattice == Lattice::triangular ? "triangular" : "square";
}

}  // namespace pegwright::board
