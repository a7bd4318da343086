// Reads characters with look-ahead and counts lines: the base of the text formats.
//
//     buffer_   passed | not passed yet | \0 (a sentinel)
//                       p_               end_
//
// 256 KiB of buffer by default; a text in memory is read in place. O(1) a character.
#pragma once

#include "base/bytes.hpp"
#include "base/error.hpp"
#include "board/hole.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace pegwright::notation {

class TextScanner {
public:
    // Reads buffer_size bytes at a time, at least look_ahead. The source must outlive the scanner.
    TextScanner(ByteSource& source, std::string name, std::size_t buffer_size = std::size_t{1} << 18);
    // Reads in place; the text must outlive the scanner.
    TextScanner(const std::string& text, std::string name);

    // At the end this is the sentinel '\0'; only at_end() tells it from a zero in the text.
    char peek() {
        ensure(look_ahead);
        return *p_;
    }
    bool at_end() {
        ensure(look_ahead);
        return p_ == end_;
    }
    void advance() {
        if (*p_ == '\n') {
            ++line_;
            line_start_ = offset() + 1;
        }
        ++p_;
    }
    // Passes this character, no line end; false if another comes next.
    bool pass(char c) {
        if (peek() != c) return false;
        ++p_;
        return true;
    }
    void skip_byte_order_mark();
    // Passes blanks and tabs; true if there were any.
    bool skip_spaces() {
        bool any = false;
        for (; peek() == ' ' || *p_ == '\t'; any = true) ++p_;
        return any;
    }
    // Passes white space, commas and comments.
    void skip_blanks();
    // Passes the line's end too; false if the source ends first.
    bool skip_line();
    bool at_line_start() const { return offset() == line_start_; }
    // Characters up to white space, comma or comment; more than 64 are an error.
    std::string word();
    // A header value: printable characters up to a blank or comment.
    std::string value();
    // True if this word, shorter than look_ahead, comes next.
    bool stands_here(std::string_view word);
    // A hole: c5, C5, or numbers from zero, 2,4.
    Hole hole();

    // Characters read but not passed: at least `wanted`, unless the source ends first.
    std::string_view ahead(std::size_t wanted) {
        ensure(wanted);
        return {p_, static_cast<std::size_t>(end_ - p_)};
    }
    // Passes characters of ahead(), without line ends.
    void pass_characters(std::size_t size) { p_ += size; }
    // Passes characters of ahead() with `lines` line ends, one of them last.
    void pass_lines(std::size_t size, std::int64_t lines) {
        p_ += size;
        line_ += lines;
        line_start_ = offset();
    }

    // Appends the rest of the line, without its end, and passes it.
    void take_line(std::string& text);

    // A place in this line to come back to.
    struct Mark {
        const char* p;
        std::int64_t base;
    };
    Mark mark() const { return {p_, base_}; }
    // Only while at most the characters of ahead() have been passed. False if they are gone.
    bool go_back(const Mark& mark) {
        if (mark.base != base_) return false;
        p_ = mark.p;
        return true;
    }

    std::int64_t line() const { return line_; }
    const std::string& name() const { return name_; }
    std::string place() const;
    // Throws Error (input): "NAME:LINE:COLUMN: message".
    [[noreturn]] void fail(const std::string& message) const;
    // For messages: the next word in quotes, made printable, or "the end of the file".
    std::string found();

    static constexpr std::size_t look_ahead = 64;  // the least buffer size

private:
    // `wanted` is at most the buffer size.
    void ensure(std::size_t wanted) {
        if (static_cast<std::size_t>(end_ - p_) < wanted && !exhausted_) refill(wanted);
    }
    void refill(std::size_t wanted);
    [[noreturn]] void fail_no_hole();
    Hole hole_by_coordinates();
    std::int64_t offset() const { return base_ + (p_ - begin_); }

    ByteSource* source_ = nullptr;
    std::string name_;
    std::unique_ptr<char[]> buffer_;  // one byte more, for the sentinel
    std::size_t buffer_size_ = 0;
    const char* begin_;
    const char* p_;
    const char* end_;
    bool exhausted_ = false;       // the source has no more
    std::int64_t base_ = 0;        // offset of the buffer's first character in the source
    std::int64_t line_ = 1;        // of the next character, from 1
    std::int64_t line_start_ = 0;  // offset of this line's first character
};

}  // namespace pegwright::notation
