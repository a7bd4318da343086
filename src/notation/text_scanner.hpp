// Characters of a source with look-ahead, counting lines: the bottom of the text formats.
#pragma once

#include "base/bytes.hpp"
#include "base/error.hpp"
#include "board/hole.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace pegwright::notation {

//
//     buffer_   passed | not passed yet | \0
//                       p_               end_
//
// 256 KiB of buffer by default; a text in memory is read in place, without one. O(1) a character.
class TextScanner {
public:
    // buffer_size bytes are read at a time, look_ahead at least; the source must outlive the scanner.
    TextScanner(ByteSource& source, std::string name, std::size_t buffer_size = std::size_t{1} << 18);
    // Reads a text where it lies; text and name must outlive the scanner.
    TextScanner(const std::string& text, std::string name);

    // At the end, and only there, peek() is the sentinel '\0' and at_end() is true.
    char peek() {
        ensure(look_ahead);
        return *p_;
    }
    bool at_end() {
        ensure(look_ahead);
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
    // Passes a byte order mark, which may begin a source; it counts for no column.
    void skip_byte_order_mark();
    // Passes blanks and tabs; whether there were any.
    bool skip_spaces() {
        bool any = false;
        for (; peek() == ' ' || *p_ == '\t'; any = true) ++p_;
        return any;
    }
    // Passes white space, commas and comments.
    void skip_blanks();
    // Passes the rest of the line with its end; false if the source ends before.
    bool skip_line();
    // Whether no character of the line has been passed.
    bool at_line_start() const { return offset() == line_start_; }
    // A run of characters that are none of those, for header words; more than 64 of them fail.
    std::string word();
    // Printable characters up to the next blank or comment, for header values such as pictures and lists of holes.
    std::string value();
    // Whether a word, of less than look_ahead characters, comes next.
    bool stands_here(std::string_view word);
    // A hole by letters, c5 or C5, or by numbers from zero, 2,4.
    Hole hole();

    // What is read already and not passed: `wanted` bytes and more, unless the source ends before.
    std::string_view ahead(std::size_t wanted) {
        ensure(wanted);
        return {p_, static_cast<std::size_t>(end_ - p_)};
    }
    // Passes characters of ahead() among which no line ends. The counts of lines and columns stay
    // right only if what is passed is what they say.
    void pass_characters(std::size_t size) { p_ += size; }
    // Passes `size` characters of ahead(), the last of which ends a line, with so many lines in them.
    void pass_lines(std::size_t size, std::int64_t lines) {
        p_ += size;
        line_ += lines;
        line_start_ = offset();
    }

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
    // At most buffer_size bytes can be asked for.
    void ensure(std::size_t wanted) {
        if (static_cast<std::size_t>(end_ - p_) < wanted && !exhausted_) refill(wanted);
    }
    void refill(std::size_t wanted);
    [[noreturn]] void fail_no_hole();
    Hole hole_by_coordinates();
    std::int64_t offset() const { return base_ + (p_ - begin_); }

    ByteSource* source_ = nullptr;
    std::string name_;
    std::unique_ptr<char[]> buffer_;  // one more than is read, for the sentinel
    std::size_t buffer_size_ = 0;
    const char* begin_;
    const char* p_;
    const char* end_;
    bool exhausted_ = false;       // the source has no more
    std::int64_t base_ = 0;        // offset of the buffer's first character in the source
    std::int64_t line_ = 1;        // of the next character, from 1
    std::int64_t line_start_ = 0;  // offset of that line's first character
};

}  // namespace pegwright::notation
