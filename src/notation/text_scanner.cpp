// A refill moves the rest to the front, so look_ahead characters are in one piece. Inner loops need no bound: the
// sentinel ends every run of letters or digits.
#include "notation/text_scanner.hpp"

#include "base/error.hpp"
#include "board/board.hpp"

#include <array>
#include <cstring>

namespace pegwright::notation {
namespace {

constexpr std::ptrdiff_t longest = 12;  // letters or digits: no hole has more, and both fit 64 bits

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == ','; }

// The number may wrap; callers check its length.
std::uint64_t pass_digits(const char*& p) {
    std::uint64_t value = 0;
    for (unsigned c = 0; (c = static_cast<unsigned>(*p - '0')) < 10; ++p) value = value * 10 + c;
    return value;
}

}  // namespace

TextScanner::TextScanner(ByteSource& source, std::string name, std::size_t buffer_size)
    : source_(&source),
      name_(std::move(name)),
      buffer_(new char[buffer_size + 1]),  // not zeroed: only the part that is read is touched
      buffer_size_(buffer_size),
      begin_(buffer_.get()),
      p_(begin_),
      end_(begin_) {
    buffer_[0] = '\0';
}

TextScanner::TextScanner(const std::string& text, std::string name)
    : name_(std::move(name)), begin_(text.c_str()), p_(begin_), end_(begin_ + text.size()), exhausted_(true) {}

// A short read is not the end (pipes give what they have); an empty one is.
void TextScanner::refill(std::size_t wanted) {
    const auto kept = static_cast<std::size_t>(end_ - p_);
    base_ += p_ - begin_;
    std::memmove(buffer_.get(), p_, kept);
    std::size_t size = kept;
    while (size < wanted && size < buffer_size_ && !exhausted_) {
        const std::size_t n = source_->read(std::span(buffer_.get() + size, buffer_size_ - size));
        exhausted_ = n == 0;
        size += n;
    }
    p_ = begin_;
    end_ = p_ + size;
    buffer_[size] = '\0';
}

void TextScanner::skip_byte_order_mark() {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (!ahead(mark.size()).starts_with(mark)) return;
    p_ += mark.size();
    line_start_ = offset();
}

void TextScanner::skip_blanks() {
    if (*p_ == '\n') advance();  // the usual case: a line end, then a move
    for (;;) {
        if (static_cast<unsigned>(peek() - 'a') < 26) return;
        while (is_blank(peek())) advance();
        if (*p_ != '#') return;
        while (!at_end() && *p_ != '\n') advance();
    }
}

bool TextScanner::skip_line() {
    while (!at_end()) {
        const void* const found = std::memchr(p_, '\n', static_cast<std::size_t>(end_ - p_));
        if (found) {
            p_ = static_cast<const char*>(found);
            advance();
            return true;
        }
        p_ = end_;
    }
    return false;
}

void TextScanner::take_line(std::string& text) {
    while (!at_end() && *p_ != '\n') {
        const void* const found = std::memchr(p_, '\n', static_cast<std::size_t>(end_ - p_));
        const char* const end = found ? static_cast<const char*>(found) : end_;
        text.append(p_, end);
        p_ = end;
    }
}

std::string TextScanner::word() {
    constexpr std::size_t longest_word = 64;
    std::string text;
    while (!at_end() && !is_blank(*p_) && *p_ != '#') {
        if (text.size() == longest_word)
            fail("a word of more than " + std::to_string(longest_word) + " characters: '" + text.substr(0, 24) + "…'");
        text += *p_;
        advance();
    }
    return text;
}

// A value may be longer than the buffer.
std::string TextScanner::value() {
    std::string text;
    const auto belongs = [](char c) { return c > ' ' && c <= '~' && c != '#'; };
    while (belongs(peek())) {
        const char* end = p_;
        while (belongs(*end)) ++end;  // the sentinel at the latest
        text.append(p_, end);
        p_ = end;
    }
    if (text.empty()) fail("a value is missing; found " + found());
    return text;
}

bool TextScanner::stands_here(std::string_view word) {
    const std::string_view here = ahead(look_ahead);
    if (!here.starts_with(word)) return false;
    return here.size() == word.size() || is_blank(here[word.size()]) || here[word.size()] == '#';
}

Hole TextScanner::hole() {
    ensure(look_ahead);
    // Lengths are checked afterwards. Setting the bit of a blank makes a capital small.
    const char* p = p_;
    std::uint64_t x = 0;
    for (unsigned c = 0; (c = static_cast<unsigned>((*p | ' ') - 'a')) < 26; ++p) x = x * 26 + c + 1;
    const char* const digits = p;
    const std::uint64_t y = pass_digits(p);
    if (digits - p_ > longest) fail_no_hole();
    if (digits == p_ && p != digits && p - digits <= longest && *p == ',') return hole_by_coordinates();
    if (digits == p_ || p == digits || *digits == '0') fail_no_hole();
    if (p - digits > longest || x > Board::max_side || y > Board::max_side) fail("no board has a hole " + found());
    p_ = p;
    return {static_cast<std::int32_t>(x - 1), static_cast<std::int32_t>(y - 1)};
}

Hole TextScanner::hole_by_coordinates() {
    const char* p = p_;
    std::array<std::uint64_t, 2> number{};
    for (std::size_t i = 0; i < 2; ++i) {
        const char* const first = p;
        number[i] = pass_digits(p);
        if (p == first || p - first > longest || number[i] >= Board::max_side)
            fail("expected a hole such as 2,4, found " + found());
        if (i == 0 && *p++ != ',') fail("expected a hole such as 2,4, found " + found());
    }
    p_ = p;
    return {static_cast<std::int32_t>(number[0]), static_cast<std::int32_t>(number[1])};
}

void TextScanner::fail_no_hole() { fail("expected a hole such as c5, found " + found()); }

std::string TextScanner::place() const {
    return name_ + ":" + std::to_string(line_) + ":" + std::to_string(offset() - line_start_ + 1);
}

void TextScanner::fail(const std::string& message) const { fail_input(place() + ": " + message); }

std::string TextScanner::found() {
    if (at_end()) return "the end of the file";
    std::string text;
    for (const char* p = p_; p != end_ && !is_blank(*p) && text.size() < 24; ++p)
        text += *p >= ' ' && *p <= '~' ? *p : '?';
    return text.empty() ? "nothing" : "'" + text + "'";
}

}  // namespace pegwright::notation
