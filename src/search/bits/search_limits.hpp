// What a long search may take, and the watch that keeps it to that.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

namespace pegwright::search::bits {

struct SearchLimits {
    std::function<void()> poll;  // called every few milliseconds, later while a large table grows; may throw
    std::size_t memory = std::numeric_limits<std::size_t>::max();  // bytes the search's tables may take
};

class SearchWatch {
public:
    // Look-ups between two polls: some 2 ms, more while a large table grows.
    static constexpr std::size_t interval = 1 << 14;

    explicit SearchWatch(const SearchLimits& limits) : limits_(limits) {}

    // To be called at every look-up. Now and then polls, asks `bytes` for the most that the tables can
    // take until `interval` entries are added to them, and calls `give_up` if that is too much.
    template <class Bytes, class GiveUp>
    void tick(const Bytes& bytes, const GiveUp& give_up) {
        if (++ticks_ % interval != 0) return;
        if (limits_.poll) limits_.poll();
        if (bytes() > limits_.memory) give_up();
    }

private:
    const SearchLimits& limits_;
    std::size_t ticks_ = 0;
};

// Bytes that a vector takes at most while `more` elements are appended: the old block and one of
// twice its size.
template <class T>
std::size_t bytes_with(const std::vector<T>& vector, std::size_t more) {
    const bool grows = vector.size() + more > vector.capacity();
    return (grows ? vector.capacity() + std::max(2 * vector.capacity(), vector.size() + more) : vector.capacity()) *
           sizeof(T);
}

// Bytes that an open-addressing table, at most half full, takes at most while `more` entries are added.
inline std::size_t table_bytes_with(std::size_t size, std::size_t slots, std::size_t more, std::size_t slot_bytes) {
    std::size_t last = slots;
    while ((size + more) * 2 > last) last *= 2;
    return (last == slots ? slots : last + last / 2) * slot_bytes;
}

}  // namespace pegwright::search::bits
