// Positions, starts and goals as text: .*./*o*/.*., vacate d4,e4, finish any.
#pragma once

#include "board/parse.hpp"
#include "game/query.hpp"
#include "notation/holes.hpp"

#include <string>
#include <string_view>

namespace pegwright::notation {

// * for a peg, o for none, in one word. O(holes).
std::string position_word(const Position& position);

// A picture (board/picture.hpp), in one word or row by row. Throws Error (input), naming `source`, if it is none of
// this board. O(length). `signs`: what its signs mean; null: the usual.
Position parse_position(const Board& board, const std::string& source, std::string_view text,
                        const Signs* signs = nullptr);
// Besides @FILE and a picture in one word:
//     central            the name of a position
//     7:**ooo**…         a picture in one line, with its width
//     ***o***…           a sign for each hole, row by row, or for each place of the board's width times its height
//     0x1fffeffff, 0b…   a number whose bits are the pegs, that of value 1 the first hole
Position parse_position_argument(const Board& board, const std::string& text, const ReadFile& read = {},
                                 const Signs* signs = nullptr);

// For the keys vacate and finish. Vacating no hole gives the full board.
Start parse_vacate(const Board& board, const std::string& text, HoleNames names = HoleNames::letters);
// Also any, and d1|a4: one of the two.
Goal parse_finish(const Board& board, const std::string& text, HoleNames names = HoleNames::letters);

// By key: vacate, pegs (the holes with a peg) or start, finish or goal. Throws Error (input).
Start parse_start(const Board& board, const std::string& key, const std::string& value,
                  HoleNames names = HoleNames::letters, const ReadFile& read = {}, const Signs* signs = nullptr);
Goal parse_goal(const Board& board, const std::string& key, const std::string& value,
                HoleNames names = HoleNames::letters, const ReadFile& read = {}, const Signs* signs = nullptr);

// Throws Error (input) if the goal has more pegs than the start. O(holes / 64) if both are positions.
Problem problem_of(const Board& board, Start start, Goal goal);

// As solutions write it: vacate a2, finish a2,b3 or a2|b3, or start and goal with a position in one word. A full board
// is a start.
struct KeyAndValue {
    std::string key;
    std::string value;
};
KeyAndValue start_text(const Problem& problem, HoleNames names = HoleNames::letters);
KeyAndValue goal_text(const Problem& problem, HoleNames names = HoleNames::letters);

// For messages, with long positions shortened: "T5 a1 a1".
std::string problem_words(const Problem& problem, HoleNames names = HoleNames::letters);
// "T5 from b3 to b3", "T7 from a1", "T5".
std::string query_words(const Query& query, HoleNames names = HoleNames::letters);

}  // namespace pegwright::notation
