// Sorts many short numbers by digits of their bits, the lowest first. Each pass moves all numbers to 2,048 places,
// which is fast only in the cache. So larger sets are first split by their top digit.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace pegwright::search::levels {

// Sorts numbers (by key_of) below 2^bits. Returns where the result is: numbers or other.
template <class Number, class KeyOf>
Number* sort_least_digit_first(Number* numbers, Number* other, std::size_t count, int bits, KeyOf key_of) {
    constexpr int digit = 11;
    constexpr std::size_t values = std::size_t{1} << digit;
    for (int shift = 0; shift < bits; shift += digit) {
        std::array<std::uint32_t, values> place{};
        for (std::size_t i = 0; i < count; ++i)
            ++place[static_cast<std::size_t>(key_of(numbers[i]) >> shift) & (values - 1)];
        std::uint32_t sum = 0;
        for (std::uint32_t& p : place) sum += std::exchange(p, sum);
        for (std::size_t i = 0; i < count; ++i)
            other[place[static_cast<std::size_t>(key_of(numbers[i]) >> shift) & (values - 1)]++] = numbers[i];
        std::swap(numbers, other);
    }
    return numbers;
}

// The same, with the result in numbers. other: room of any size. O(numbers * bits / 11).
template <class Number, class KeyOf = std::identity>
void radix_sort(std::vector<Number>& numbers, std::vector<Number>& other, int bits, KeyOf key_of = {}) {
    constexpr std::size_t in_the_cache = 1 << 20;
    constexpr int top_digit = 8;
    other.resize(numbers.size());
    if (numbers.size() <= in_the_cache || bits <= top_digit) {
        if (sort_least_digit_first(numbers.data(), other.data(), numbers.size(), bits, key_of) != numbers.data())
            numbers.swap(other);
        return;
    }
    const int shift = bits - top_digit;
    std::array<std::size_t, (std::size_t{1} << top_digit) + 1> end{};
    for (const Number& n : numbers) ++end[static_cast<std::size_t>(key_of(n) >> shift)];
    std::size_t sum = 0;
    for (std::size_t& e : end) sum += std::exchange(e, sum);
    for (const Number& n : numbers) other[end[static_cast<std::size_t>(key_of(n) >> shift)]++] = n;
    for (std::size_t part = 0, begin = 0; part + 1 < end.size(); begin = end[part++]) {
        const std::size_t count = end[part] - begin;
        const Number* sorted =
            sort_least_digit_first(other.data() + begin, numbers.data() + begin, count, shift, key_of);
        if (sorted != numbers.data() + begin) std::copy_n(sorted, count, numbers.data() + begin);
    }
}

}  // namespace pegwright::search::levels
