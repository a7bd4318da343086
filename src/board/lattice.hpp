// The lattices of peg solitaire and their directions. Diagonal is the square lattice with diagonal neighbours; the
// triangular one has skew coordinates.
#pragma once

#include "board/hole.hpp"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace pegwright::board {

enum class Lattice { square, triangular, diagonal };

// In the order of all tables indexed by a lattice.
inline constexpr std::array<Lattice, 3> lattices = {Lattice::square, Lattice::triangular, Lattice::diagonal};

// One of each two opposite directions. Lattices use the first two, three or four.
inline constexpr std::array<Hole, 4> all_half_directions = {{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};

constexpr std::span<const Hole> half_directions(Lattice lattice) {
    constexpr std::array<std::size_t, 3> count = {2, 3, 4};
    return std::span(all_half_directions).first(count[static_cast<std::size_t>(lattice)]);
}

// True if a step is twice a direction. No branches: a bit for each step of at most two columns and rows.
constexpr bool is_jump_vector(Lattice lattice, Hole step) {
    //              y = 2     1     0    -1    -2, and within each five bits x = 2 … -2
    constexpr std::array<std::uint32_t, 3> steps = {
        0b00100'00000'10001'00000'00100,  // square
        0b10100'00000'10001'00000'00101,  // triangular
        0b10101'00000'10001'00000'10101,  // diagonal
    };
    // Steps below -2 wrap to huge numbers, which are rejected too.
    const auto x = static_cast<std::uint32_t>(step.x + 2);
    const auto y = static_cast<std::uint32_t>(step.y + 2);
    return x < 5 && y < 5 && (steps[static_cast<std::size_t>(lattice)] >> (y * 5 + x) & 1) != 0;
}

constexpr std::string_view to_string(Lattice lattice) {
    constexpr std::array<std::string_view, 3> names = {"square", "triangular", "diagonal"};
    return names[static_cast<std::size_t>(lattice)];
}

constexpr std::optional<Lattice> lattice_named(std::string_view name) {
    for (const Lattice lattice : lattices)
        if (name == to_string(lattice)) return lattice;
    return std::nullopt;
}

inline constexpr std::string_view lattice_names = "square, triangular and diagonal";

}  // namespace pegwright::board
