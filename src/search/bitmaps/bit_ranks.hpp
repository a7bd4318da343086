// Numbers for the positions of a bitmap, packed in order, and fast sums over them.
#pragma once

#include "search/bitmaps/dense_board.hpp"
#include "search/bits/checked_add.hpp"
#include "search/bits/counting_bits.hpp"

#include <bit>
#include <cstdint>
#include <vector>

namespace pegwright::search::bitmaps {

// The rank of a position: how many come before it in the bitmap. Sixteen bytes a word.
class BitRanks {
public:
    explicit BitRanks(const Bitmap& bits) : words_(bits.size()) {
        size_ = counting_bits([&] {
            std::uint64_t sum = 0;
            for (std::size_t word = 0; word < bits.size(); ++word) {
                words_[word] = {bits[word], sum};
                sum += static_cast<std::uint64_t>(std::popcount(bits[word]));
            }
            return sum;
        });
    }
    std::uint64_t size() const { return size_; }
    // Prefetches for contains() and rank(). rank() is valid if contains() is true.
    void fetch(Key key) const { __builtin_prefetch(&words_[key >> 6]); }
    bool contains(Key key) const { return (words_[key >> 6].bits >> (key & 63) & 1) != 0; }
    std::size_t rank(Key key) const {
        return words_[key >> 6].before +
               static_cast<std::size_t>(std::popcount(words_[key >> 6].bits & ((Bits{1} << (key & 63)) - 1)));
    }

private:
    struct RankWord {
        Bits bits;
        std::uint64_t before;
    };
    std::vector<RankWord> words_;
    std::uint64_t size_ = 0;
};

// Sums of numbers that lie scattered in memory. Fetches the words of some hundred keys together, selects the keys in
// the bitmap without branches, then fetches and adds their numbers.
template <class Number>
class Gather {
public:
    Gather(const BitRanks& ranks, const std::vector<Number>& numbers)
        : ranks_(ranks), numbers_(numbers), keys_(room), places_(room) {}
    void note(Key key) {
        ranks_.fetch(key);
        keys_[noted_++] = key;
    }
    void end_sum() { ends_.push_back(noted_); }
    bool full() const { return noted_ > room - most_jumps; }
    // Calls take(i, sum) for each sum and forgets all. False if one does not fit.
    template <class Take>
    bool add_up(Take take) {
        const std::size_t winning = counting_bits([&] { return find_winning(); });
        for (std::size_t i = 0; i < winning; ++i) __builtin_prefetch(&numbers_[places_[i]]);
        bool fits = true;
        std::size_t place = 0;
        for (std::size_t i = 0; i < ends_.size(); ++i) {
            Number sum = 0;
            for (; place < ends_[i]; ++place) fits = add(sum, numbers_[places_[place]]) && fits;
            take(i, sum);
        }
        noted_ = 0;
        ends_.clear();
        return fits;
    }

private:
    std::size_t find_winning() {
        std::size_t winning = 0;
        std::size_t next = 0;
        for (std::size_t& end : ends_) {
            for (; next < end; ++next) {
                places_[winning] = ranks_.rank(keys_[next]);
                winning += ranks_.contains(keys_[next]);
            }
            end = winning;
        }
        return winning;
    }

    static constexpr std::size_t most_jumps = 256;  // of a board: four directions and 64 holes
    // Enough to keep the memory busy.
    static constexpr std::size_t room = 1024;
    const BitRanks& ranks_;
    const std::vector<Number>& numbers_;
    std::vector<Key> keys_;
    std::size_t noted_ = 0;
    std::vector<std::size_t> places_;
    std::vector<std::size_t> ends_;
};

}  // namespace pegwright::search::bitmaps
