// The keys of one range, each once and in order: by a bitmap where they are dense, by sorting otherwise.
#pragma once

#include "search/bits/small_board.hpp"
#include "search/levels/keys/radix_sort.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace pegwright::search::levels {

template <class Offset>
struct RangeSet {
    std::vector<Offset> offsets;  // from the range's first key

    // width: of the range, 0 for 2^64. O(offsets), and O(width / 64) only where that is less.
    void sort_and_unite(std::uint64_t width) {
        if (width != 0 && width <= most_bitmap_bits && width / 256 <= offsets.size()) return through_bitmap(width);
        if (offsets.size() < 256)
            std::sort(offsets.begin(), offsets.end());
        else
            radix_sort(offsets, other_, static_cast<int>(std::bit_width(width - 1)));
        offsets.erase(std::unique(offsets.begin(), offsets.end()), offsets.end());
    }

private:
    static constexpr std::uint64_t most_bitmap_bits = 1 << 23;  // a megabyte: what a core's cache may hold

    void through_bitmap(std::uint64_t width) {
        bitmap_.assign((width + 63) / 64, 0);
        for (const Offset offset : offsets) bitmap_[offset >> 6] |= Bits{1} << (offset & 63);
        offsets.clear();
        for (std::size_t word = 0; word < bitmap_.size(); ++word)
            for (Bits bits = bitmap_[word]; bits != 0; bits &= bits - 1)
                offsets.push_back(static_cast<Offset>(word * 64 + static_cast<std::size_t>(std::countr_zero(bits))));
    }

    std::vector<Offset> other_;
    std::vector<Bits> bitmap_;
};

}  // namespace pegwright::search::levels
