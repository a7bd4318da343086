// A plan: how a board is cut into a base board and strips, from the outside in.
//
// A board family makes plans (triangle.hpp, rectangle.hpp); the scheduler plays them and knows no
// family. Memory is one Level a strip, so it grows with the sides of the board.
#pragma once

#include "construct/catalogue.hpp"
#include "peg/affine.hpp"
#include "peg/problem.hpp"

#include <vector>

namespace pegwright {

// Levels are numbered from the outside in; the base board counts as one more, the innermost.
using LevelNumber = std::int32_t;
constexpr LevelNumber no_level = -1;

// One strip: a head (or relocating purge) and chains of 6-purges beside it.
struct Level {
    enum class Kind : std::uint8_t {
        clear,          // inserted into the solution of what lies inside, by a catalyst in its edge row
        take_vacancy,   // relocating purge, before everything inside
        bring_peg,      // relocating purge played backwards, after everything inside
    };

    // Strip coordinates to the board: row 0 is the edge row inside the strip, rows 1, 2, … the strip.
    Affine place;
    std::int32_t length = 0;  // holes of row 1
    std::int32_t offset = 0;  // column of row 1 where the head's block begins; even
    std::int32_t width = 0;   // of the head's block; length - offset - width is even
    std::int8_t rows = 3;
    Kind kind = Kind::clear;
    const Program* relocation = nullptr;  // null for a strip to clear: the catalyst's state decides
    // The strips to clear whose catalysts lie in this one (all others get their moment elsewhere).
    LevelNumber first_hosted = no_level;
    LevelNumber next_hosted = no_level;  // by the host of this strip

    std::int32_t sixes_right() const { return (length - offset - width) / 2; }
    std::int32_t sixes_left() const { return offset / 2; }
};

struct Plan {
    Problem problem;
    const Catalogue* catalogue = nullptr;
    std::vector<Level> levels;  // outermost first
    Problem base_problem;       // on the base board, in its own coordinates
    Affine base_place;
    Program base;               // the base solution's jumps, on the base board
    std::int32_t base_sixes_right = 0;  // chains beside the base board itself (3 x n)
    std::int32_t base_sixes_left = 0;
    LevelNumber base_first_hosted = no_level;

    LevelNumber base_level() const { return static_cast<LevelNumber>(levels.size()); }
};

}  // namespace pegwright
