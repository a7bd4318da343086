// Characters of a source with look-ahead, counting lines: the bottom of the text formats.
#pragma once

#include "base/bytes.hpp"
#include "board/hole.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace pegwright::notation {

class TextScanner {
public:
    // buffer_size bytes are read at a time; short texts get by with a small one.
    TextScanner(ByteSource& source, std::string name, std::size_t buffer_size = std::size_t{1} << 18);

    // At the end, and only there, peek() is the sentinel '\0' and at_end() is true.
    char peek() {
        ensure();
        return *p_;
    }
    bool at_end() {
        ensure();
        return p_ == end_;
    }
    // Passes the character peek() showed.
    void advance() {
        if (*p_ == '\n') {
            ++line_;
            line_start_ = offset() + 1;
        }
        ++p_;
    }
    // Passes one certain character other than a line end; false if it is not what stands here.
    bool pass(char c) {
        if (peek() != c) return false;
        ++p_;
        return true;
    }
    // Passes white space, commas and comments.
    void skip_blanks();
    // A run of characters that are none of those, for header words; more than 64 of them fail.
    std::string word();
    // Printable characters up to the next blank or comment, for header values such as pictures and lists of holes.
    std::string value();
    // Whether a word, of less than look_ahead characters, comes next.
    bool stands_here(std::string_view word);
    // A hole, c5 or 2,4.
    Hole hole();

    std::int64_t line() const { return line_; }
    const std::string& name() const { return name_; }
    // "NAME:LINE:COLUMN", for messages.
    std::string place() const;
    // Throws Error (input): "NAME:LINE:COLUMN: message".
    [[noreturn]] void fail(const std::string& message) const;
    // What stands here, for messages: a printable word in quotes, or "the end of the file".
    std::string found();

    static constexpr std::size_t look_ahead = 64;  // the least buffer size

private:
    void ensure() {
        if (static_cast<std::size_t>(end_ - p_) < look_ahead && !exhausted_) refill();
    }
    void refill();
    Hole hole_by_numbers();
    std::int64_t offset() const { return base_ + (p_ - buffer_.data()); }

    ByteSource& source_;
    std::string name_;
    std::vector<char> buffer_;  // one more than is read, for the sentinel
    const char* p_;
    const char* end_;
    bool exhausted_ = false;
    std::int64_t base_ = 0;  // offset of the buffer's first character in the source
    std::int64_t line_ = 1;
    std::int64_t line_start_ = 0;
};

}  // namespace pegwright::notation
