// Sorts the keys of one range and drops repetitions: by a bitmap if they are dense, else by sorting.
#pragma once

#include "search/bits/small_board.hpp"
#include "search/levels/keys/radix_sort.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::levels {

template <class Offset>
struct RangeSet {
    std::vector<Offset> offsets;  // from the first key of the range

    // For a range of this width and at most `most` offsets. If they will be sorted, a table of the last offset at each
    // place drops most repetitions early.
    // lower_bits: the lowest bits of an offset do not count; of offsets equal but for them the least stays. Such
    // offsets rarely repeat, so none are dropped early.
    void begin(std::size_t most, std::uint64_t width, int lower_bits = 0) {
        offsets.resize(most);
        count_ = 0;
        sieve_bits_ = 0;
        lower_bits_ = lower_bits;
        if (lower_bits > 0 || most < 1024 || dense(width, most)) return;
        sieve_bits_ = std::clamp(static_cast<int>(std::bit_width(most - 1)), 10, most_sieve_bits);
        sieve_.assign(std::size_t{1} << sieve_bits_, 0);
        sieve_[0] = 1;  // or offset 0 would seem to be known
    }
    void add(std::span<const Offset> some) {
        Offset* out = offsets.data() + count_;
        if (sieve_bits_ == 0) {
            std::copy(some.begin(), some.end(), out);
            count_ += some.size();
            return;
        }
        Offset* const sieve = sieve_.data();
        const int shift = 64 - sieve_bits_;
        for (const Offset offset : some) {
            Offset& last = sieve[offset * 0x9e3779b97f4a7c15U >> shift];
            *out = offset;
            out += last != offset;
            last = offset;
        }
        count_ = static_cast<std::size_t>(out - offsets.data());
    }
    void end() { offsets.resize(count_); }

    // width: of the range; 0 stands for 2^64. O(offsets), and O(width / 64) only if that is less.
    void sort_and_unite(std::uint64_t width) {
        const int lower = lower_bits_;
        const int bits = static_cast<int>(std::bit_width(width - 1));
        if (lower == 0 && dense(width, offsets.size())) return through_bitmap(width);
        if (offsets.size() < 256)
            std::sort(offsets.begin(), offsets.end());
        else if (lower == 0)
            radix_sort(offsets, other_, bits);
        else
            radix_sort(offsets, other_, bits - lower, [lower](Offset offset) { return offset >> lower; });
        auto out = offsets.begin();
        for (auto in = offsets.begin(); in != offsets.end(); ++out) {
            Offset least = *in;
            for (++in; in != offsets.end() && *in >> lower == least >> lower; ++in) least = std::min(least, *in);
            *out = least;
        }
        offsets.erase(out, offsets.end());
    }

private:
    static constexpr std::uint64_t most_bitmap_bits = 1 << 23;  // a megabyte: fits the cache of a core
    static constexpr int most_sieve_bits = 16;                  // half a megabyte at most

    static bool dense(std::uint64_t width, std::size_t count) {
        return width != 0 && width <= most_bitmap_bits && width / 256 <= count;
    }

    void through_bitmap(std::uint64_t width) {
        bitmap_.assign((width + 63) / 64, 0);
        for (const Offset offset : offsets) bitmap_[offset >> 6] |= Bits{1} << (offset & 63);
        offsets.clear();
        for (std::size_t word = 0; word < bitmap_.size(); ++word)
            for (Bits bits = bitmap_[word]; bits != 0; bits &= bits - 1)
                offsets.push_back(static_cast<Offset>(word * 64 + static_cast<std::size_t>(std::countr_zero(bits))));
    }

    std::size_t count_ = 0;
    int lower_bits_ = 0;
    int sieve_bits_ = 0;
    std::vector<Offset> sieve_;
    std::vector<Offset> other_;
    std::vector<Bits> bitmap_;
};

}  // namespace pegwright::search::levels
