// Positions and the two ends of a problem as text: .*./*o*/.*., vacate d4,e4, finish any.
#pragma once

#include "board/parse.hpp"
#include "game/query.hpp"
#include "notation/holes.hpp"

#include <string>
#include <string_view>

namespace pegwright::notation {

// The picture of a position, * for a peg and o for none, in one word. O(holes).
std::string position_word(const Position& position);

// A position of the board from its picture (board/picture.hpp), in one word or row by row. Throws Error
// (input), naming `source`, if the text is no picture or one of other holes. O(length).
Position parse_position(const Board& board, const std::string& source, std::string_view text);
// The same for what a user writes: the picture in one word, the name of a position of this board, or @FILE.
Position parse_position_argument(const Board& board, const std::string& text, const ReadFile& read = {});

// What comes behind the keys vacate and start, finish and goal; Start::vacate of no hole is the full board.
Start parse_vacate(const Board& board, const std::string& text, HoleNames names = HoleNames::letters);
Goal parse_finish(const Board& board, const std::string& text, HoleNames names = HoleNames::letters);  // or "any"

// The same by key, for headers and options. Throws Error (input).
Start parse_start(const Board& board, const std::string& key, const std::string& value,
                  HoleNames names = HoleNames::letters, const ReadFile& read = {});
Goal parse_goal(const Board& board, const std::string& key, const std::string& value,
                HoleNames names = HoleNames::letters, const ReadFile& read = {});

// The problem of these. Throws Error (input) if the goal has more pegs than the start. O(holes / 64) if both
// are positions.
Problem problem_of(const Board& board, Start start, Goal goal);

// The key and the value of a problem's start, and of its goal, as solutions are written.
// vacate a2, finish a2,b3, or start and goal with a position in one word. A full board, with nothing
// vacated, is written as a start.
struct KeyAndValue {
    std::string key;
    std::string value;
};
KeyAndValue start_text(const Problem& problem, HoleNames names = HoleNames::letters);
KeyAndValue goal_text(const Problem& problem, HoleNames names = HoleNames::letters);

// "T5 a1 a1", for messages and reports: positions as words, shortened where they are long.
std::string problem_words(const Problem& problem, HoleNames names = HoleNames::letters);
// "T5 from b3 to b3", "T7 from a1", "T5", for messages, shortened in the same way.
std::string query_words(const Query& query, HoleNames names = HoleNames::letters);

}  // namespace pegwright::notation
