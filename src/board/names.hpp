// Names of holes: column letters as in a spreadsheet (a … z, aa, ab, …), then the row from 1.
//
// Templates, so that the same rules name holes of boards that fit the machine (std::int64_t) and
// of boards that do not (theory's Integer). Cost: linear in the length of the name.
#pragma once

#include "board/hole.hpp"

#include <algorithm>
#include <string>

namespace pegwright::board {

// Letters of column x >= 0.
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

// Reads `ab12` or `3,11` into x and y (from zero); false if the text is neither. Int must hold
// values of the text's length: the caller bounds it for machine integers.
template <class Int>
bool parse_hole_name(const std::string& text, Int& x, Int& y) {
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    const auto number = [&](auto first, auto last, Int& value) {
        value = 0;
        for (auto p = first; p != last; ++p) {
            if (!is_digit(*p)) return false;
            value = value * 10 + (*p - '0');
        }
        return first != last;
    };
    if (const auto comma = std::find(text.begin(), text.end(), ','); comma != text.end())
        return number(text.begin(), comma, x) && number(comma + 1, text.end(), y);
    const auto digits = std::find_if(text.begin(), text.end(), is_digit);
    x = 0;
    for (auto p = text.begin(); p != digits; ++p) {
        if (*p < 'a' || *p > 'z') return false;
        x = x * 26 + (*p - 'a' + 1);
    }
    if (digits == text.begin() || digits == text.end() || *digits == '0') return false;
    if (!number(digits, text.end(), y)) return false;
    --x;
    --y;
    return true;
}

}  // namespace pegwright::board
