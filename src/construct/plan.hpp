// A plan: how a board is cut into a base board and strips of three rows, from the outside in.
//
// A board family makes plans (triangle.hpp); the scheduler plays them and knows no family. Memory
// is one Level a strip, so it grows with the side of the board.
#pragma once

#include "construct/catalogue.hpp"
#include "peg/affine.hpp"
#include "peg/problem.hpp"

#include <vector>

namespace pegwright {

// One strip of three rows: a head (or relocating purge) and chains of 6-purges beside it.
struct Level {
    enum class Kind : std::uint8_t {
        clear,          // inserted into the solution of what lies inside, by a catalyst in its edge row
        take_vacancy,   // relocating purge, before everything inside
        bring_peg,      // relocating purge played backwards, after everything inside
    };

    // Strip coordinates to the board: row 0 is the edge row inside the strip, rows 1 to 3 the strip.
    Affine place;
    std::int32_t length = 0;  // holes of row 1
    std::int32_t offset = 0;  // column of row 1 where the head's block begins; even
    std::int32_t width = 0;   // of the head's block; length - offset - width is even
    Kind kind = Kind::clear;
    const Program* relocation = nullptr;  // null for a strip to clear: the catalyst's state decides

    std::int32_t sixes_right() const { return (length - offset - width) / 2; }
    std::int32_t sixes_left() const { return offset / 2; }
};

struct Plan {
    Problem problem;
    const Catalogue* catalogue = nullptr;
    // Direction of a column of 6-purges on the right of a head, in strip coordinates.
    Hole right_column;
    std::vector<Level> levels;  // outermost first
    Problem base_problem;       // on the base board, in its own coordinates
    Affine base_place;
    Program base;               // the base solution's jumps, on the base board
};

}  // namespace pegwright
