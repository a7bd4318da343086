// What somebody types into the page, as the library's words.
#pragma once

#include "pegwright/solving/solve.hpp"

#include <string>

namespace pegwright::web {

// Boards of more holes are for the program: the page holds a few bytes for each hole and each jump.
inline constexpr std::int64_t most_holes = 1'000'000;

// A board as the program takes it, or its picture row by row. Throws Error (input, limit).
Board board_typed(const std::string& text);

// A problem on it. start: holes that are empty, or a position: a picture or a name; nothing typed leaves it open. goal:
// holes, a position or "any", which nothing typed is as well. Throws Error (input).
Query query_typed(const Board& board, const std::string& start, const std::string& goal);

// An error's words without what is said to those who have a command line and files.
std::string page_words(const base::Error& error);

}  // namespace pegwright::web
