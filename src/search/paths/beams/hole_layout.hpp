// How the holes of a board lie in a long word, so that every step to a neighbour is a shift.
//
// Hole (x, y) is bit r x + s y - c, with r and s such that no two holes share a bit and the holes take the fewest bits:
//
//     . o .                            0
//     o o o     r = 1, s = 2, c = 1:   1 2 3       the diamond of 41 holes: r = 4, s = 5, 41 bits
//     . o .                            4
//
// Shifts can also lead to other holes, so masks select holes with a jump.
#pragma once

#include "board/board.hpp"
#include "game/position.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::paths::beams {

class HoleLayout {
public:
    // O(holes^2).
    explicit HoleLayout(const Board& board);

    const Board& board() const { return board_; }
    std::span<const Hole> holes() const { return holes_; }
    std::span<const Hole> directions() const { return directions_; }
    int shift(std::size_t direction) const { return place(directions_[direction]); }
    std::size_t bits() const { return bits_; }
    std::size_t bit(Hole h) const { return static_cast<std::size_t>(place(h) - first_); }
    Hole hole_of(std::size_t bit) const { return hole_of_[bit]; }

private:
    int place(Hole h) const { return column_ * h.x + row_ * h.y; }

    Board board_;
    std::vector<Hole> holes_;
    std::vector<Hole> directions_;
    std::vector<Hole> hole_of_;
    int column_ = 1;  // r
    int row_ = 1;     // s
    int first_ = 0;
    std::size_t bits_ = 0;
};

}  // namespace pegwright::search::paths::beams
