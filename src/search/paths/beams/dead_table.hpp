// Remembers dead positions (which cannot reach the other end) in bounded memory. A full table forgets some: each pair
// of slots keeps the position that took the longest search, and the newest.
#pragma once

#include "search/paths/beams/zobrist.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace pegwright::search::paths::beams {

template <std::size_t W>
class DeadTable {
public:
    using Bits = WideBits<W>;

    // zobrist must outlive the table.
    DeadTable(const Zobrist<W>& zobrist, std::uint64_t bytes) : zobrist_(zobrist), most_(bytes / sizeof(DeadSlot)) {}

    // Makes room if the bytes allow.
    void make_room(std::uint64_t positions) {
        std::size_t room = std::max<std::size_t>(slots_.size(), 2);
        while (room < positions && 2 * room <= most_) room *= 2;
        if (room == slots_.size()) return;
        for (const DeadSlot& slot : std::exchange(slots_, std::vector<DeadSlot>(room)))
            if (slot.behind != 0) insert(slot.key, slot.position, slot.behind);
    }

    // key: the least of the position's images.
    bool contains(std::uint64_t key, const Bits& position) const {
        const std::size_t pair = first_of_pair(key);
        for (const std::size_t i : {pair, pair + 1})
            if (slots_[i].behind != 0 && slots_[i].key == key)
                return zobrist_.same(slots_[i].position, position) != nullptr;
        return false;
    }

    // behind: positions to expand to find this out again; at least 1.
    void insert(std::uint64_t key, const Bits& position, std::uint32_t behind) {
        const std::size_t pair = first_of_pair(key);
        DeadSlot slot{position, key, behind};
        if (slots_[pair].behind <= behind) std::swap(slots_[pair], slot);
        if (slot.behind != 0) slots_[pair + 1] = slot;
    }

private:
    struct DeadSlot {
        Bits position;
        std::uint64_t key = 0;
        std::uint32_t behind = 0;  // 0: free
    };

    std::size_t first_of_pair(std::uint64_t key) const { return key & (slots_.size() - 2); }

    const Zobrist<W>& zobrist_;
    std::size_t most_;
    std::vector<DeadSlot> slots_ = std::vector<DeadSlot>(2);
};

}  // namespace pegwright::search::paths::beams
