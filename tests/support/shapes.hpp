// Named boards by rule, independent of the program's pictures.
#pragma once

#include "search/bits/small_board.hpp"

#include <cstdlib>

// A 7 x 7 square without its four 2 x 2 corners, 33 holes.
inline pegwright::tests::SmallBoard english_board() {
    std::vector<pegwright::tests::Hole> holes;
    for (std::int32_t y = 0; y < 7; ++y)
        for (std::int32_t x = 0; x < 7; ++x)
            if ((x >= 2 && x <= 4) || (y >= 2 && y <= 4)) holes.push_back({x, y});
    return {pegwright::tests::Lattice::square, holes};
}

// The 32 squares of one colour of a chessboard; its diagonals are rows and columns here.
inline pegwright::tests::SmallBoard draughts_board() {
    std::vector<pegwright::tests::Hole> holes;
    for (std::int32_t y = 0; y < 8; ++y)
        for (std::int32_t x = y % 2; x < 8; x += 2) holes.push_back({(x + y) / 2, (x - y + 6) / 2});
    return {pegwright::tests::Lattice::square, holes};
}

// A 7 x 7 square without three holes in each corner, 37 holes.
inline pegwright::tests::SmallBoard french_board() {
    std::vector<pegwright::tests::Hole> holes;
    for (std::int32_t y = 0; y < 7; ++y)
        for (std::int32_t x = 0; x < 7; ++x)
            if (std::abs(x - 3) + std::abs(y - 3) <= 4) holes.push_back({x, y});
    return {pegwright::tests::Lattice::square, holes};
}
