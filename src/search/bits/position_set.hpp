// Sets of positions of a small board, and maps from them: open addressing, at most half full.
//
// Fibonacci hashing: the high bits of position * 2^64 / (golden ratio). Position 0 marks a free slot and is stored
// apart. Keys and values are separate, since most look-ups find nothing. Insertion is amortised O(1). Memory: 16 to 32
// bytes a position, half as much again while the table doubles, and two to four values.
#pragma once

#include "search/bits/growth.hpp"
#include "search/bits/small_board.hpp"

#include <bit>
#include <type_traits>
#include <utility>
#include <vector>

namespace pegwright::search::bits {

struct NoValue {};

template <class Value>
class PositionMap {
    static constexpr bool has_values = !std::is_empty_v<Value>;

public:
    // Null if missing. Valid until the next insertion.
    const Value* find(Bits position) const requires has_values {
        if (position == free) return has_zero_ ? &of_zero_ : nullptr;
        const std::size_t i = slot(position);
        return keys_[i] == free ? nullptr : &values_[i];
    }
    bool contains(Bits position) const { return position == free ? has_zero_ : keys_[slot(position)] != free; }
    // False if the position is there.
    bool insert(Bits position, Value value = {}) {
        if (position == free) return !has_zero_ && (put_zero(std::move(value)), true);
        std::size_t i = slot(position);
        if (keys_[i] != free) return false;
        i = slot_to_fill(position, i);
        if constexpr (has_values) values_[i] = std::move(value);
        return true;
    }
    // Inserted if missing. Valid until the next insertion.
    Value& operator[](Bits position) requires has_values {
        if (position == free) {
            if (!has_zero_) put_zero({});
            return of_zero_;
        }
        std::size_t i = slot(position);
        if (keys_[i] == free) i = slot_to_fill(position, i);
        return values_[i];
    }
    std::size_t size() const { return size_ + (has_zero_ ? 1 : 0); }
    // Calls f(position, value), or f(position), in an order that depends only on the insertions.
    template <class F>
    void for_each(F&& f) const {
        if constexpr (has_values) {
            if (has_zero_) f(free, of_zero_);
            for (std::size_t i = 0; i < keys_.size(); ++i)
                if (keys_[i] != free) f(keys_[i], values_[i]);
        } else {
            if (has_zero_) f(free);
            for (const Bits position : keys_)
                if (position != free) f(position);
        }
    }
    void clear() { *this = PositionMap(); }

    // At most, while `more` positions are added; with 0, the bytes in use.
    std::size_t bytes_with(std::size_t more) const {
        std::size_t room = keys_.size();
        while (2 * (size_ + more) > room) room *= 2;
        return bytes_while_growing(keys_.size(), room, sizeof(Bits) + (has_values ? sizeof(Value) : 0));
    }

private:
    static constexpr Bits free = 0;
    // 8 KiB, so small tables need no check.
    static constexpr std::size_t first_room = 1024;

    std::size_t slot(Bits position) const {
        const int shift = 64 - std::countr_zero(keys_.size());
        std::size_t i = static_cast<std::size_t>((position * 0x9E3779B97F4A7C15u) >> shift);
        while (keys_[i] != free && keys_[i] != position) i = (i + 1) & (keys_.size() - 1);
        return i;
    }
    std::size_t slot_to_fill(Bits position, std::size_t i) {
        if (2 * ++size_ > keys_.size()) {
            grow();
            i = slot(position);
        }
        keys_[i] = position;
        return i;
    }
    void put_zero(Value value) {
        has_zero_ = true;
        of_zero_ = std::move(value);
    }
    void grow() {
        const std::vector<Bits> keys = std::exchange(keys_, std::vector<Bits>(2 * keys_.size(), free));
        std::vector<Value> values = std::exchange(values_, std::vector<Value>(has_values ? keys_.size() : 0));
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (keys[i] == free) continue;
            const std::size_t to = slot(keys[i]);
            keys_[to] = keys[i];
            if constexpr (has_values) values_[to] = std::move(values[i]);
        }
    }

    std::vector<Bits> keys_ = std::vector<Bits>(first_room, free);
    std::vector<Value> values_ = std::vector<Value>(has_values ? first_room : 0);
    std::size_t size_ = 0;  // without position 0
    bool has_zero_ = false;
    Value of_zero_{};
};

using PositionSet = PositionMap<NoValue>;

}  // namespace pegwright::search::bits
