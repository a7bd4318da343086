// Scatters keys into ranges that are small enough for the cache.
//
// A partition cuts keys at multiples of 2^shift into ranges of about equal size. A table of the top bits of keys names
// the range. A key is stored as its distance from the range's first key.
#pragma once

#include "search/levels/keys/block_pool.hpp"
#include "search/levels/keys/position_keys.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::levels {

struct Partition {
    int shift = 0;                     // from a key to its top bits
    int bits = 0;                      // of keys
    std::vector<Key> bases;            // ascending; the first is 0
    std::vector<std::uint16_t> range;  // top bits -> range

    // Keys are below 2^bits; bases are multiples of 2^shift.
    Partition(int bits, std::vector<Key> bases);
    // About `ranges` ranges with equal parts of the sample, none wider than 2^widest.
    static Partition of_sample(int bits, const std::vector<Key>& sample, std::size_t ranges, int widest);
    static int shift_of(int bits) { return bits > 16 ? bits - 16 : 0; }
    // The first key after a range; 0 stands for 2^64.
    Key end(std::size_t r) const {
        if (r + 1 < bases.size()) return bases[r + 1];
        return bits == 64 ? 0 : Key{1} << bits;
    }
};

// Keys go to ranges of this process, or to groups of neighbouring ranges of another.
struct Routes {
    std::vector<std::uint16_t> slot;  // top bits -> range, or number of ranges + group
    std::vector<Key> bases;           // of the ranges, then of the groups
    std::size_t ranges = 0;
};

template <class Entry>
class Carrier {
public:
    virtual ~Carrier() = default;
    // Takes entries for another process; they are overwritten when it returns. Any thread.
    virtual void carry(std::size_t group, std::span<const Entry> entries) = 0;
};

// One thread's keys by range: offsets, or entries of an offset and what travels with the key.
template <class Entry>
class KeyScatter {
public:
    KeyScatter(const Partition& partition, BlockPool& pool)
        : KeyScatter(partition.range, partition.bases, partition.shift, partition.bases.size(), pool, nullptr) {}
    KeyScatter(const Partition& partition, const Routes& routes, BlockPool& pool, Carrier<Entry>& carrier)
        : KeyScatter(routes.slot, routes.bases, partition.shift, routes.ranges, pool, &carrier) {}
    template <class... More>
    void add(Key key, const More&... more) {
        const std::size_t slot = slot_[key >> shift_];
        Cursor& cursor = cursors_[slot];
        if ((reinterpret_cast<std::uintptr_t>(cursor.next) & (BlockPool::block_bytes - 1)) == 0) grow(slot);
        *cursor.next++ = Entry(key - cursor.base, more...);
    }
    // Adds keys, each with more(its index). Copies members, as entries may overwrite them for all the compiler knows.
    template <class... More>
    void add_all(std::span<const Key> keys, const More&... more) {
        const std::uint16_t* const slots = slot_;
        Cursor* const cursors = cursors_.data();
        const int shift = shift_;
        for (std::size_t i = 0; i < keys.size(); ++i) {
            const std::size_t slot = slots[keys[i] >> shift];
            Cursor& cursor = cursors[slot];
            Entry* next = cursor.next;
            if ((reinterpret_cast<std::uintptr_t>(next) & (BlockPool::block_bytes - 1)) == 0) {
                grow(slot);
                next = cursor.next;
            }
            cursor.next = next + 1;
            *next = Entry(keys[i] - cursor.base, more(i)...);
            __builtin_prefetch(next + 64 / sizeof(Entry), 1);
        }
    }
    // Calls f with spans of entries, which stay until clear().
    template <class F>
    void for_each_block(std::size_t range, F f) const {
        const auto& blocks = blocks_[range];
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            const Entry* const end = i + 1 < blocks.size() ? blocks[i] + in_a_block : cursors_[range].next;
            f(std::span<const Entry>(blocks[i], end));
        }
    }
    std::size_t size(std::size_t range) const {
        const auto& blocks = blocks_[range];
        return blocks.empty()
                   ? 0
                   : (blocks.size() - 1) * in_a_block + static_cast<std::size_t>(cursors_[range].next - blocks.back());
    }
    void carry_rest() {
        for (std::size_t slot = own_; slot < blocks_.size(); ++slot) {
            if (blocks_[slot].empty()) continue;
            carrier_->carry(slot - own_, {blocks_[slot].back(), cursors_[slot].next});
            blocks_[slot].clear();
            cursors_[slot].next = nullptr;
        }
    }
    void clear() {
        for (auto& blocks : blocks_) blocks.clear();
        for (Cursor& cursor : cursors_) cursor.next = nullptr;
    }

private:
    KeyScatter(const std::vector<std::uint16_t>& slot, const std::vector<Key>& bases, int shift, std::size_t own,
               BlockPool& pool, Carrier<Entry>* carrier)
        : slot_(slot.data()), shift_(shift), own_(own), pool_(pool), carrier_(carrier), blocks_(bases.size()) {
        for (const Key base : bases) cursors_.push_back({nullptr, base});
    }

    static constexpr std::size_t in_a_block = BlockPool::block_bytes / sizeof(Entry);
    static_assert(in_a_block * sizeof(Entry) == BlockPool::block_bytes, "a full block is told by its end");
    struct Cursor {
        Entry* next;
        Key base;
    };
    // A full block of another process is passed on and used again.
    [[gnu::noinline]] void grow(std::size_t slot) {
        auto& blocks = blocks_[slot];
        if (slot >= own_ && !blocks.empty()) {
            carrier_->carry(slot - own_, {blocks.back(), in_a_block});
            cursors_[slot].next = blocks.back();
            return;
        }
        cursors_[slot].next = static_cast<Entry*>(pool_.acquire());
        blocks.push_back(cursors_[slot].next);
    }

    const std::uint16_t* slot_;
    int shift_;
    std::size_t own_;  // ranges of this process; groups of others follow
    BlockPool& pool_;
    Carrier<Entry>* carrier_;
    std::vector<Cursor> cursors_;
    std::vector<std::vector<Entry*>> blocks_;
};

}  // namespace pegwright::search::levels
