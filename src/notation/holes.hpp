// Holes as people write them: c5 (capitals will do), 2,4 (x,y from zero), or by number.
//
// Numbers count a board's holes row by row from 1, as most pages about triangles do: T5 has 1 to 15.
#pragma once

#include "board/board.hpp"
#include "board/names.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace pegwright::notation {

// How holes are written: letters stands for c5 and 2,4 alike.
enum class HoleNames { letters, numbers };

// Throws Error (input) with the list if the text is neither "letters" nor "numbers".
HoleNames hole_names_named(const std::string& text);

// The hole of a board with this name. Throws Error (input) naming the holes there are. O(length), by number
// O(log holes).
Hole parse_hole(const Board& board, const std::string& text, HoleNames names = HoleNames::letters);
// Several, separated by commas; d4,e4 or 2,4 or 3,3,4,3. None twice, in the order in which they are
// written. Throws Error (input) as parse_hole does, or with the hole that is named twice. O(holes
// squared): these are the few that a user writes.
std::vector<Hole> parse_holes(const Board& board, const std::string& text, HoleNames names = HoleNames::letters);

// A hole as it is written, and several with commas between: what parse_hole and parse_holes read.
std::string hole_text(const Board& board, Hole hole, HoleNames names = HoleNames::letters);
std::string holes_text(const Board& board, const std::vector<Hole>& holes, HoleNames names = HoleNames::letters);

// "there is no hole 16 on T5; its holes are 1 to 15".
std::string no_hole_numbered(const Board& board, const std::string& number);

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
        const char letter = *p >= 'A' && *p <= 'Z' ? static_cast<char>(*p - 'A' + 'a') : *p;
        if (letter < 'a' || letter > 'z') return false;
        x = x * 26 + (letter - 'a' + 1);
    }
    if (digits == text.begin() || digits == text.end() || *digits == '0') return false;
    if (!number(digits, text.end(), y)) return false;
    --x;
    --y;
    return true;
}

// "the holes of T5 are a1 to e5, …": the tail of every message about a hole off a family's board.
std::string holes_of_board(const std::string& board, bool triangle, const std::string& last_column,
                           const std::string& rows);

}  // namespace pegwright::notation
