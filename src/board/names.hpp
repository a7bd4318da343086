// Names of holes: column letters as in a spreadsheet (a … z, aa, ab, …), then the row from 1.
//
// Templates, so that the same rules name holes of boards that fit the machine (std::int64_t) and
// of boards that do not (theory's Integer). How names are read: notation/holes.hpp. Cost: linear in the length of the
// name.
#pragma once

#include "board/hole.hpp"

#include <algorithm>
#include <string>

namespace pegwright::board {

// Letters of column x >= 0. There is no letter for zero: 26 is aa, not ba. So one is taken off before
// each division by 26.
template <class Int>
std::string column_letters(Int x) {
    std::string letters;
    for (++x; x > 0; x /= 26) {
        --x;
        letters += static_cast<char>('a' + static_cast<int>(x % 26));
    }
    std::reverse(letters.begin(), letters.end());
    return letters;
}

// Decimal digits of n >= 0.
template <class Int>
std::string decimal(Int n) {
    std::string digits;
    do {
        digits += static_cast<char>('0' + static_cast<int>(n % 10));
        n /= 10;
    } while (n > 0);
    std::reverse(digits.begin(), digits.end());
    return digits;
}

template <class Int>
std::string hole_name(Int x, Int y) {
    return column_letters<Int>(x) + decimal<Int>(y + 1);
}

inline std::string hole_name(Hole h) { return hole_name<std::int64_t>(h.x, h.y); }

}  // namespace pegwright::board
