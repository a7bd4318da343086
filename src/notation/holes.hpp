// Holes as people write them: c5 (or C5), 2,4 (x,y from zero), or a number, row by row from 1: T5 has 1 to 15. Each
// notation also reads c5 and a bare 13. Only 2,4 differs: x,y with letters, two holes with numbers.
#pragma once

#include "board/board.hpp"
#include "board/names.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pegwright::notation {

// letters includes x,y.
enum class HoleNames { letters, numbers };

// Throws Error (input) for other words than "letters" and "numbers".
HoleNames hole_names_named(const std::string& text);

// Throws Error (input) that tells which holes there are. O(length), by number O(log holes).
Hole parse_hole(const Board& board, const std::string& text, HoleNames names = HoleNames::letters);
// In the order written, none twice: d4,e4 or 2,4 or 3,3,4,3. An odd count means numbers. Throws Error (input). O(length
// + holes log holes).
std::vector<Hole> parse_holes(const Board& board, const std::string& text, HoleNames names = HoleNames::letters);

std::string hole_text(const Board& board, Hole hole, HoleNames names = HoleNames::letters);
std::string holes_text(const Board& board, const std::vector<Hole>& holes, HoleNames names = HoleNames::letters);

// Replaces the names of all holes by numbers. Reasons are worded with letters.
std::string with_names(const Board& board, const std::string& sentence, HoleNames names);

// "there is no hole 16 on T5; its holes are 1 to 15".
std::string no_hole_numbered(const Board& board, const std::string& number);

// A hole's name split in two; boards may have any size.
struct HoleNameParts {
    bool letters = true;  // true: letters and a row from 1; false: two numbers from 0
    std::string column;   // small letters, or digits
    std::string row;
};
// Nothing unless the text looks like ab12 or 3,11. O(length).
std::optional<HoleNameParts> split_hole_name(const std::string& text);

// For messages: "the holes of T5 are a1 to e5, …".
std::string holes_of_board(const std::string& board, bool triangle, const std::string& last_column,
                           const std::string& rows);

}  // namespace pegwright::notation
