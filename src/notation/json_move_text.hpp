// A move as an array or object of JSON, for json_reader: its text, put together from events, and the same as a line of
// words (move_words.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace pegwright::notation {

class JsonMoveText {
public:
    void open(char bracket) { add(std::string(1, bracket)); }
    void close(char bracket) { text_ += bracket; }
    // Capitals are made small.
    void key(std::string name);
    void string(const std::string& value);
    // A number, true, false or null.
    void word(const std::string& value) { add(value); }
    const std::string& text() const { return text_; }
    std::string take() { return std::exchange(text_, {}); }

private:
    void add(const std::string& piece);
    std::string text_;
};

// One line for the move. Sets row_first if the keys tell it. Throws Error (input).
std::string line_of_json_move(const std::string& move, const std::string& place, std::optional<bool>& row_first);

}  // namespace pegwright::notation
