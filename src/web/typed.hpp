// Reads the board, start and goal that users type into the page, and words errors for them.
#pragma once

#include "pegwright/solving/solve.hpp"

#include <string>

namespace pegwright::web {

// Larger boards are left to the program: the page holds some bytes for each hole and jump.
inline constexpr std::int64_t most_holes = 1'000'000;

// A board as the program reads it, or its picture row by row. Throws Error (input, limit).
Board board_typed(const std::string& text);

// Reads a problem on a board. A start is empty holes, or a position as a picture or a name; an empty text leaves it
// open. A goal is holes, a position, or "any"; an empty text means "any". Throws Error (input).
Query query_typed(const Board& board, const std::string& start, const std::string& goal);

// Without advice about command lines and files.
std::string page_words(const base::Error& error);

}  // namespace pegwright::web
