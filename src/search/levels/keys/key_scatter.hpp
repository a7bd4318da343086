// Sorting keys as they come into ranges that are each small enough to be worked on in the cache.
//
// A partition cuts the keys into ranges of about equal numbers of keys, at multiples of 2^shift: a table of
// the keys' top bits, at most sixteen, names the range. What is stored is the distance from the range's first key.
#pragma once

#include "search/levels/keys/block_pool.hpp"
#include "search/levels/keys/position_keys.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::levels {

struct Partition {
    int shift = 0;                     // of a key, to its top bits
    int bits = 0;                      // of keys
    std::vector<Key> bases;            // ascending; the first is 0
    std::vector<std::uint16_t> range;  // top bits -> range

    // Of keys below 2^bits, with these bases, multiples of 2^shift.
    Partition(int bits, std::vector<Key> bases);
    // Fair to a sample of keys, with about `ranges` ranges, none wider than 2^widest.
    static Partition of_sample(int bits, std::vector<Key> sample, std::size_t ranges, int widest);
    static int shift_of(int bits) { return bits > 16 ? bits - 16 : 0; }
    // First key after a range; 0, which stands for 2^64, after the last range of 64-bit keys.
    Key end(std::size_t r) const {
        if (r + 1 < bases.size()) return bases[r + 1];
        return bits == 64 ? 0 : Key{1} << bits;
    }
};

// One thread's keys, range by range, as offsets, or as entries made of an offset and what comes with the key.
template <class Entry>
class KeyScatter {
public:
    KeyScatter(const Partition& partition, BlockPool& pool)
        : range_(partition.range.data()), shift_(partition.shift), pool_(pool), blocks_(partition.bases.size()) {
        for (const Key base : partition.bases) cursors_.push_back({nullptr, base});
    }
    template <class... More>
    void add(Key key, const More&... more) {
        const std::size_t range = range_[key >> shift_];
        Cursor& cursor = cursors_[range];
        if ((reinterpret_cast<std::uintptr_t>(cursor.next) & (BlockPool::block_bytes - 1)) == 0) grow(range);
        *cursor.next++ = Entry(key - cursor.base, more...);
    }
    // Calls f with spans of the entries of a range; they stay until clear().
    template <class F>
    void for_each_block(std::size_t range, F f) const {
        const auto& blocks = blocks_[range];
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            const Entry* const end = i + 1 < blocks.size() ? blocks[i] + in_a_block : cursors_[range].next;
            f(std::span<const Entry>(blocks[i], end));
        }
    }
    // Appends the entries of a range.
    void gather(std::size_t range, std::vector<Entry>& entries) const {
        for_each_block(range,
                       [&](std::span<const Entry> some) { entries.insert(entries.end(), some.begin(), some.end()); });
    }
    std::size_t size(std::size_t range) const {
        const auto& blocks = blocks_[range];
        return blocks.empty()
                   ? 0
                   : (blocks.size() - 1) * in_a_block + static_cast<std::size_t>(cursors_[range].next - blocks.back());
    }
    // Forgets all keys; the blocks are the pool's again.
    void clear() {
        for (auto& blocks : blocks_) blocks.clear();
        for (Cursor& cursor : cursors_) cursor.next = nullptr;
    }

private:
    static constexpr std::size_t in_a_block = BlockPool::block_bytes / sizeof(Entry);
    static_assert(in_a_block * sizeof(Entry) == BlockPool::block_bytes, "a full block is told by its end");
    struct Cursor {
        Entry* next;
        Key base;
    };
    [[gnu::noinline]] void grow(std::size_t range) {
        cursors_[range].next = static_cast<Entry*>(pool_.acquire());
        blocks_[range].push_back(cursors_[range].next);
    }

    const std::uint16_t* range_;
    int shift_;
    BlockPool& pool_;
    std::vector<Cursor> cursors_;
    std::vector<std::vector<Entry*>> blocks_;
};

}  // namespace pegwright::search::levels
