// A table from positions of a small board to numbers: open addressing, at most half full. Keys and
// numbers lie apart, since most look-ups find nothing and need no number.
#pragma once

#include "search/bits/search_limits.hpp"
#include "search/bits/small_board.hpp"

#include <bit>
#include <utility>
#include <vector>

namespace pegwright::search::bits {

template <class Number>
class PositionCounts {
public:
    // The position's number, or null. Valid until the next insertion.
    const Number* find(Bits position) const {
        const std::size_t i = slot(position);
        return keys_[i] == free ? nullptr : &numbers_[i];
    }
    // Adds a position that is not there and has a peg. Amortised O(1).
    void insert(Bits position, Number number) {
        put(position, std::move(number));
        if (++size_ * 2 > keys_.size()) grow();
    }
    std::size_t size() const { return size_; }
    // Bytes taken at most while `more` positions are added.
    std::size_t bytes_with(std::size_t more) const {
        return table_bytes_with(size_, keys_.size(), more, sizeof(Bits) + sizeof(Number));
    }

private:
    static constexpr Bits free = 0;

    // Fibonacci hashing, as in PositionSet.
    std::size_t slot(Bits position) const {
        const int shift = 64 - std::countr_zero(keys_.size());
        std::size_t i = static_cast<std::size_t>((position * 0x9E3779B97F4A7C15u) >> shift);
        while (keys_[i] != free && keys_[i] != position) i = (i + 1) & (keys_.size() - 1);
        return i;
    }
    void put(Bits position, Number number) {
        const std::size_t i = slot(position);
        keys_[i] = position;
        numbers_[i] = std::move(number);
    }
    void grow() {
        const std::vector<Bits> keys = std::exchange(keys_, std::vector<Bits>(keys_.size() * 2, free));
        std::vector<Number> numbers = std::exchange(numbers_, std::vector<Number>(keys_.size()));
        for (std::size_t i = 0; i < keys.size(); ++i)
            if (keys[i] != free) put(keys[i], std::move(numbers[i]));
    }

    std::vector<Bits> keys_ = std::vector<Bits>(1024, free);
    std::vector<Number> numbers_ = std::vector<Number>(1024);
    std::size_t size_ = 0;
};

}  // namespace pegwright::search::bits
