// The two lattices peg solitaire is played on and their neighbour directions.
#pragma once

#include "peg/hole.hpp"

#include <array>
#include <span>
#include <string_view>

namespace pegwright {

enum class Lattice { square, triangular };

inline constexpr std::array<Hole, 3> triangular_half_directions = {{{1, 0}, {0, 1}, {1, 1}}};

// One of each pair of opposite directions: three on the triangular lattice, two on the square one.
constexpr std::span<const Hole> half_directions(Lattice lattice) {
    return std::span(triangular_half_directions).first(lattice == Lattice::triangular ? 3 : 2);
}

// Whether a step of (x, y) from a peg's hole is a jump: twice a neighbour direction. O(1).
constexpr bool is_jump_vector(Lattice lattice, Hole step) {
    const auto straight = [](std::int32_t a, std::int32_t b) { return b == 0 && (a == 2 || a == -2); };
    return straight(step.x, step.y) || straight(step.y, step.x) ||
           (lattice == Lattice::triangular && step.x == step.y && (step.x == 2 || step.x == -2));
}

constexpr std::string_view to_string(Lattice lattice) {
    return lattice == Lattice::triangular ? "triangular" : "square";
}

}  // namespace pegwright
