#pragma once

#include "search/bits/checked_add.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <span>

namespace pegwright::search::levels {

// Below 2^448: enough for the jump sequences on at most 64 holes. There are at most 8 times as many jumps as vacancies,
// or as pegs, so the product over 62 jumps is below 8^62 * (31!)^2 < 2^412. Sums never overflow.
struct WideNumber {
    static constexpr std::size_t size = 7;
    std::array<std::uint64_t, size> words{};

    WideNumber() = default;
    explicit WideNumber(std::uint64_t number) : words{number} {}
    static WideNumber at(const std::uint64_t* numbers, std::size_t place, std::size_t words_each) {
        WideNumber result;
        for (std::size_t w = 0; w < words_each; ++w) result.words[w] = numbers[place * words_each + w];
        return result;
    }

    WideNumber& operator+=(const WideNumber& other) {
        bool carry = false;
        for (std::size_t w = 0; w < size; ++w) {
            const bool first = __builtin_add_overflow(words[w], other.words[w], &words[w]);
            const bool second = __builtin_add_overflow(words[w], static_cast<std::uint64_t>(carry), &words[w]);
            carry = first || second;
        }
        return *this;
    }
    int bits() const {
        for (std::size_t w = size; w-- > 0;)
            if (words[w] != 0) return static_cast<int>(64 * w) + static_cast<int>(std::bit_width(words[w]));
        return 0;
    }
    Integer integer() const {
        Integer result = 0;
        for (std::size_t w = size; w-- > 0;) result = (result << 64) + words[w];
        return result;
    }
};

using bits::add;
inline bool add(WideNumber& sum, const WideNumber& n) {
    sum += n;
    return true;
}
inline int bits_of_number(std::uint64_t n) { return static_cast<int>(std::bit_width(n)); }
inline int bits_of_number(const WideNumber& n) { return n.bits(); }

}  // namespace pegwright::search::levels
