// Sorting of many short numbers: least digit first, eleven bits at a time.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace pegwright {

// Sorts numbers below 2^bits; other is room of any size to work in. O(numbers * bits / 11).
template <class Number>
void radix_sort(std::vector<Number>& numbers, std::vector<Number>& other, int bits) {
    constexpr int digit = 11;
    constexpr std::size_t values = std::size_t{1} << digit;
    other.resize(numbers.size());
    for (int shift = 0; shift < bits; shift += digit) {
        std::array<std::size_t, values> place{};
        for (const Number n : numbers) ++place[static_cast<std::size_t>(n >> shift) & (values - 1)];
        std::size_t sum = 0;
        for (std::size_t& p : place) sum += std::exchange(p, sum);
        for (const Number n : numbers) other[place[static_cast<std::size_t>(n >> shift) & (values - 1)]++] = n;
        numbers.swap(other);
    }
}

}  // namespace pegwright
