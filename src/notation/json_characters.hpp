// Characters of a scanner for the JSON library, with a limit on strings.
#pragma once

#include "base/error.hpp"
#include "notation/text_scanner.hpp"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>

namespace pegwright::notation {

// The library keeps a whole string, twice while it grows.
inline constexpr std::int64_t longest_picture = std::int64_t{1} << 28;
inline constexpr std::int64_t longest_string = std::int64_t{1} << 24;

// Counts characters while the library still reads the string.
class StringLength {
public:
    // Takes the next character; true if its string is now longer than `size`.
    bool longer(char c, std::int64_t size) {
        if (!in_string_) {
            in_string_ = c == '"';
            length_ = 0;
            return false;
        }
        const bool escaped = std::exchange(escaped_, false);
        if (!escaped && c == '"') in_string_ = false;
        escaped_ = !escaped && c == '\\';
        return ++length_ > size;
    }

private:
    bool in_string_ = false;
    bool escaped_ = false;
    std::int64_t length_ = 0;
};

struct Reading {
    TextScanner& scanner;
    // The library has taken the current character. It is passed only when the next is wanted, so the scanner stands at
    // the error.
    bool taken = false;
    StringLength string = {};
    std::int64_t longest = longest_string;
};

class ScannerIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = char;

    explicit ScannerIterator(Reading* reading) : reading_(reading) {}
    char operator*() const { return reading_->scanner.peek(); }
    ScannerIterator& operator++() {
        TextScanner& scanner = reading_->scanner;
        if (reading_->string.longer(scanner.peek(), reading_->longest))
            fail_limit(scanner.place() + ": a string of more than " + std::to_string(reading_->longest) +
                       " characters; write the solution as text, which has no limit");
        reading_->taken = true;
        return *this;
    }
    bool operator==(const ScannerIterator& other) const { return ended() == other.ended(); }
    bool operator!=(const ScannerIterator& other) const { return !(*this == other); }

private:
    bool ended() const {
        if (reading_ == nullptr) return true;
        if (std::exchange(reading_->taken, false)) reading_->scanner.advance();
        return reading_->scanner.at_end();
    }
    Reading* reading_;
};

}  // namespace pegwright::notation
