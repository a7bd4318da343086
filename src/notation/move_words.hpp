// Moves as others write them, cut into words. What the words mean is read by other_moves.
//
//     12. d2 -> d4 → f4       separators: - -> → => >> > x × to
//     4 over 2 to 1           over, via
//     (29-17, 17-19)          brackets; commas, semicolons and line ends
//     (5,3) to (3,3)          two numbers for a hole
//     d2 down, 2 4 left       directions: words, u d l r, N NE E …, upleft
//     from 4 to 1, 4 2 1      from says nothing
//
// A hash begins a comment.
#pragma once

#include "board/hole.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright::notation {

struct MoveWord {
    enum class Kind : std::uint8_t { name, number, comma, open, close, to, over, direction, end };
    Kind kind = Kind::end;
    Hole hole;                 // of a name; of a direction, its step on a page: down is 0,1
    std::uint64_t number = 0;  // the greatest one for a number that is too long
    std::int64_t place = 0;    // line, or number of the move in JSON
};

class MoveWords {
public:
    // `source` and a place begin every error: "game.txt:" or "game.json: move ".
    explicit MoveWords(std::string source) : source_(std::move(source)) {}

    // Adds a line, or a move of a line's length, and an end. Throws Error (input) at a word that it does not know,
    // (limit) if there are too many words.
    void add_line(std::string_view line, std::int64_t place);
    void add(MoveWord word);
    // Two numbers are the row and the column, or the other way round.
    void say_row_first(bool row_first) { row_first_ = row_first; }

    const std::vector<MoveWord>& words() const { return words_; }
    std::optional<bool> row_first() const { return row_first_; }
    // True if there are signs other than those of our own form.
    bool has_foreign_signs() const { return foreign_; }
    std::string place_text(std::int64_t place) const { return source_ + std::to_string(place) + ": "; }

private:
    std::string source_;
    std::vector<MoveWord> words_;
    std::optional<bool> row_first_;
    bool foreign_ = false;
    int depth_ = 0;  // of brackets
};

}  // namespace pegwright::notation
