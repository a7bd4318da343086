// Sorts the keys of one range and sums the counts of equal keys. range_set.hpp does the same without counts.
#pragma once

#include "search/bits/checked_add.hpp"
#include "search/bits/counting_bits.hpp"
#include "search/levels/counts/wide_number.hpp"
#include "search/levels/keys/position_keys.hpp"
#include "search/levels/keys/radix_sort.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::levels {

// An offset in a range, in the lowest `shift` bits, and its count, shifted. Entries have a power of two of bytes, to
// fill blocks.
struct PackedEntry {
    using Number = std::uint64_t;
    std::uint64_t both = 0;

    PackedEntry() = default;
    PackedEntry(Key offset, std::uint64_t shifted_count) : both(offset | shifted_count) {}
    static Number on_its_way(Number count, int shift) { return count << shift; }
    Key offset(int shift) const { return both & ((Key{1} << shift) - 1); }
    Number count(int shift) const { return both >> shift; }
};
template <class N>
struct WideEntry {
    using Number = N;
    Key from_base = 0;
    Number number{};

    WideEntry() = default;
    WideEntry(Key offset, const Number& count) : from_base(offset), number(count) {}
    static const Number& on_its_way(const Number& count, int) { return count; }
    Key offset(int) const { return from_base; }
    const Number& count(int) const { return number; }
};

template <class Entry>
class CountSet {
public:
    using Number = typename Entry::Number;
    using Blocks = std::vector<std::span<const Entry>>;
    std::vector<Key> offsets;    // ascending, from the first key of the range
    std::vector<Number> counts;  // of each

    // False if a sum does not fit. width and cost: as in range_set.hpp.
    bool unite(const Blocks& blocks, std::uint64_t width, int shift) {
        offsets.clear();
        counts.clear();
        std::size_t entries = 0;
        for (const auto& block : blocks) entries += block.size();
        if (width != 0 && width <= most_bitmap_bits && width / 128 <= entries)
            return counting_bits([&] { return through_bitmap(blocks, width, shift); });
        return through_sorting(blocks, width, shift);
    }

private:
    static constexpr std::uint64_t most_bitmap_bits = 1 << 23;          // two megabytes
    static constexpr std::size_t in_a_line = 64 / sizeof(Entry);        // entries in a cache line
    static constexpr std::size_t entries_ahead = 2048 / sizeof(Entry);  // how far ahead entries are fetched
    struct RankWord {
        Bits bits = 0;
        std::uint64_t before = 0;  // bits in the words before
    };

    bool through_bitmap(const Blocks& blocks, std::uint64_t width, int shift) {
        words_.assign((width + 63) / 64, {});
        RankWord* const words = words_.data();
        for_each_ahead(blocks, [=](const Entry& entry) {
            const Key offset = entry.offset(shift);
            words[offset >> 6].bits |= Bits{1} << (offset & 63);
        });
        std::size_t count = 0;
        for (RankWord& word : words_) {
            word.before = count;
            count += static_cast<std::size_t>(std::popcount(word.bits));
        }
        offsets.resize(count);
        Key* out = offsets.data();
        for (std::size_t word = 0; word < words_.size(); ++word)
            for (Bits bits = words[word].bits; bits != 0; bits &= bits - 1)
                *out++ = word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
        counts.resize(offsets.size());
        bool fits = true;
        for (const auto& block : blocks) fits = add_entries(block, shift) && fits;
        return fits;
    }

    template <class F>
    static void for_each_ahead(const Blocks& blocks, F f) {
        for (std::size_t b = 0; b < blocks.size(); ++b) {
            const std::span<const Entry> block = blocks[b];
            const Entry* const next = b + 1 < blocks.size() ? blocks[b + 1].data() : block.data();
            std::size_t i = 0;
            for (; i + in_a_line <= block.size(); i += in_a_line) {
                const std::size_t ahead = i + entries_ahead;
                __builtin_prefetch(ahead < block.size() ? block.data() + ahead : next + (ahead - block.size()));
                for (std::size_t k = 0; k < in_a_line; ++k) f(block[i + k]);
            }
            for (; i < block.size(); ++i) f(block[i]);
        }
    }

    bool add_entries(std::span<const Entry> block, int shift) {
        bool fits = true;
        const RankWord* const words = words_.data();
        Number* const sums = counts.data();
        for (const Entry& entry : block) {
            const Key offset = entry.offset(shift);
            const RankWord& word = words[offset >> 6];
            const auto before = static_cast<std::size_t>(std::popcount(word.bits & ((Bits{1} << (offset & 63)) - 1)));
            fits = add(sums[word.before + before], entry.count(shift)) && fits;
        }
        return fits;
    }

    bool through_sorting(const Blocks& blocks, std::uint64_t width, int shift) {
        entries_.clear();
        for (const auto& block : blocks) entries_.insert(entries_.end(), block.begin(), block.end());
        const auto offset = [shift](const Entry& entry) { return entry.offset(shift); };
        if (entries_.size() < 256)
            std::sort(entries_.begin(), entries_.end(),
                      [&](const Entry& a, const Entry& b) { return offset(a) < offset(b); });
        else
            radix_sort(entries_, other_, static_cast<int>(std::bit_width(width - 1)), offset);
        bool fits = true;
        for (const Entry& entry : entries_) {
            if (offsets.empty() || offsets.back() != offset(entry)) {
                offsets.push_back(offset(entry));
                counts.emplace_back();
            }
            fits = add(counts.back(), entry.count(shift)) && fits;
        }
        return fits;
    }

    std::vector<RankWord> words_;
    std::vector<Entry> entries_;
    std::vector<Entry> other_;
};

}  // namespace pegwright::search::levels
