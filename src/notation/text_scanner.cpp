#include "notation/text_scanner.hpp"

#include "base/error.hpp"
#include "board/board.hpp"

#include <array>
#include <cstring>

namespace pegwright::notation {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == ','; }

}  // namespace

TextScanner::TextScanner(ByteSource& source, std::string name, std::size_t buffer_size)
    : source_(source), name_(std::move(name)), buffer_(buffer_size + 1), p_(buffer_.data()), end_(p_) {
    buffer_[0] = '\0';
}

void TextScanner::refill() {
    const auto kept = static_cast<std::size_t>(end_ - p_);
    base_ += p_ - buffer_.data();
    std::memmove(buffer_.data(), p_, kept);
    std::size_t size = kept;
    while (size < look_ahead && !exhausted_) {
        const std::size_t n = source_.read(std::span(buffer_.data() + size, buffer_.size() - 1 - size));
        exhausted_ = n == 0;
        size += n;
    }
    p_ = buffer_.data();
    end_ = p_ + size;
    buffer_[size] = '\0';
}

void TextScanner::skip_blanks() {
    if (*p_ == '\n') advance();  // one line end and the next move: what solve writes
    for (;;) {
        if (static_cast<unsigned>(peek() - 'a') < 26) return;
        while (is_blank(peek())) advance();
        if (*p_ != '#') return;
        while (!at_end() && *p_ != '\n') advance();
    }
}

std::string TextScanner::word() {
    std::string text;
    while (!at_end() && !is_blank(*p_) && *p_ != '#') {
        if (text.size() == look_ahead)
            fail("a word of more than " + std::to_string(look_ahead) + " characters: '" + text.substr(0, 24) + "…'");
        text += *p_;
        advance();
    }
    return text;
}

std::string TextScanner::value() {
    std::string text;
    while (!at_end() && *p_ > ' ' && *p_ <= '~' && *p_ != '#') {
        text += *p_;
        advance();
    }
    if (text.empty()) fail("a value is missing; found " + found());
    return text;
}

bool TextScanner::stands_here(std::string_view word) {
    ensure();
    const std::string_view here(p_, static_cast<std::size_t>(end_ - p_));
    if (!here.starts_with(word)) return false;
    return here.size() == word.size() || is_blank(here[word.size()]) || here[word.size()] == '#';
}

Hole TextScanner::hole() {
    constexpr std::ptrdiff_t longest = 12;  // letters or digits: no board has more, and both fit 64 bits
    ensure();
    // No bound in the loops: the sentinel ends them, unsigned numbers may wrap, and lengths are
    // looked at afterwards.
    const char* p = p_;
    std::uint64_t x = 0;
    std::uint64_t y = 0;
    for (unsigned c = 0; (c = static_cast<unsigned>(*p - 'a')) < 26; ++p) x = x * 26 + c + 1;
    const char* const digits = p;
    for (unsigned c = 0; (c = static_cast<unsigned>(*p - '0')) < 10; ++p) y = y * 10 + c;
    if (digits == p_ && p != digits && *p == ',') return hole_by_numbers();
    if (digits == p_ || p == digits || *digits == '0') fail("expected a hole such as c5, found " + found());
    if (digits - p_ > longest || p - digits > longest || x > Board::max_side || y > Board::max_side)
        fail("no board has a hole " + found());
    p_ = p;
    return {static_cast<std::int32_t>(x - 1), static_cast<std::int32_t>(y - 1)};
}

Hole TextScanner::hole_by_numbers() {
    const char* p = p_;
    std::array<std::uint64_t, 2> number{};
    for (std::size_t i = 0; i < 2; ++i) {
        const char* const first = p;
        for (unsigned c = 0; (c = static_cast<unsigned>(*p - '0')) < 10; ++p) number[i] = number[i] * 10 + c;
        if (p == first || p - first > 12 || number[i] >= Board::max_side)
            fail("expected a hole such as 2,4, found " + found());
        if (i == 0 && *p++ != ',') fail("expected a hole such as 2,4, found " + found());
    }
    p_ = p;
    return {static_cast<std::int32_t>(number[0]), static_cast<std::int32_t>(number[1])};
}

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
