// Looking up keys in a sorted list: the top bits name a stretch of it, halving finds the place.
#pragma once

#include "base/error.hpp"
#include "search/levels/keys/position_keys.hpp"

#include <algorithm>
#include <bit>
#include <vector>

namespace pegwright::search::levels {

// For levels whose ways are counted: a list and a place for each key, at which other lists hold
// numbers.
class KeyIndex {
public:
    // Of ascending keys below 2^bits. The table of stretches takes about four bytes a key.
    // Throws Error (limit) from 2^32 keys on.
    KeyIndex(std::vector<Key> keys, int bits) : keys_(std::move(keys)) {
        if (keys_.size() >> 32 != 0)
            fail_limit("a level with 2^32 winning positions or more; their ways are not counted");
        const int prefix = std::min(bits, std::clamp(static_cast<int>(std::bit_width(keys_.size())), 1, 24));
        shift_ = bits - prefix;
        first_.resize((std::size_t{1} << prefix) + 1);
        std::size_t i = 0;
        for (std::size_t p = 0; p < first_.size(); ++p) {
            while (i < keys_.size() && keys_[i] >> shift_ < p) ++i;
            first_[p] = static_cast<std::uint32_t>(i);
        }
    }
    static constexpr std::size_t absent = ~std::size_t{0};
    // The place of a key in the list, or absent. O(log of its stretch).
    std::size_t find(Key key) const {
        const auto from = keys_.begin() + first_[key >> shift_];
        const auto to = keys_.begin() + first_[(key >> shift_) + 1];
        const auto it = std::lower_bound(from, to, key);
        return it == to || *it != key ? absent : static_cast<std::size_t>(it - keys_.begin());
    }
    const std::vector<Key>& keys() const { return keys_; }

private:
    std::vector<Key> keys_;
    int shift_;
    std::vector<std::uint32_t> first_;
};

}  // namespace pegwright::search::levels
