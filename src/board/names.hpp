// Names of holes: column letters as in a spreadsheet (a … z, aa, ab, …), then the row from 1.
#pragma once

#include "board/hole.hpp"

#include <algorithm>
#include <string>

namespace pegwright::board {

// For x >= 0. There is no digit zero (26 is aa, not ba), so subtract one before each division.
inline std::string column_letters(std::int64_t x) {
    std::string letters;
    for (++x; x > 0; x /= 26) {
        --x;
        letters += static_cast<char>('a' + x % 26);
    }
    std::reverse(letters.begin(), letters.end());
    return letters;
}

inline std::string hole_name(Hole h) { return column_letters(h.x) + std::to_string(std::int64_t{h.y} + 1); }

}  // namespace pegwright::board
