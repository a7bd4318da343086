// Holes as people write them: c5 (capitals will do), 2,4 (x,y from zero), or by number.
//
// Numbers count a board's holes row by row from 1, as most pages about triangles do: T5 has 1 to 15. A number that
// stands alone, 13, is read as one also where holes have letters, and c5 where they have numbers; what differs is 2,4,
// x,y or two holes.
#pragma once

#include "board/board.hpp"
#include "board/names.hpp"

#include <optional>
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
// Several, separated by commas; d4,e4 or 2,4 or 3,3,4,3, or an odd number of numbers, 13,14,15. None twice, in the
// order in which they are written. Throws Error (input) as parse_hole does, or with the hole that is named twice.
// O(length + holes log holes).
std::vector<Hole> parse_holes(const Board& board, const std::string& text, HoleNames names = HoleNames::letters);

// A hole as it is written, and several with commas between: what parse_hole and parse_holes read.
std::string hole_text(const Board& board, Hole hole, HoleNames names = HoleNames::letters);
std::string holes_text(const Board& board, const std::vector<Hole>& holes, HoleNames names = HoleNames::letters);

// A sentence in which every word that names a hole of the board becomes its number: reasons are worded with letters.
std::string with_names(const Board& board, const std::string& sentence, HoleNames names);

// "there is no hole 16 on T5; its holes are 1 to 15".
std::string no_hole_numbered(const Board& board, const std::string& number);

// A hole's name taken apart. Shared with theory, whose boards have any size.
struct HoleNameParts {
    bool letters = true;  // the column, from a, with the row from 1; otherwise both are numbers from 0
    std::string column;   // small letters, or digits
    std::string row;
};
// Nothing if the text is neither such as ab12 nor such as 3,11. O(length).
std::optional<HoleNameParts> split_hole_name(const std::string& text);

// "the holes of T5 are a1 to e5, …": the tail of every message about a hole off a family's board.
std::string holes_of_board(const std::string& board, bool triangle, const std::string& last_column,
                           const std::string& rows);

}  // namespace pegwright::notation
