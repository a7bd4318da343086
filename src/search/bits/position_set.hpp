// A set of positions of a small board: open addressing, eight bytes a slot, at most half full.
#pragma once

#include "search/bits/search_limits.hpp"
#include "search/bits/small_board.hpp"

#include <vector>

namespace pegwright::search::bits {

class PositionSet {
public:
    // Adds a position other than the full 64-hole board; false if it was there. Amortised O(1).
    bool insert(Bits position);
    bool contains(Bits position) const { return slots_[slot(position)] != free; }
    std::size_t size() const { return size_; }
    // Bytes taken at most while `more` positions are added.
    std::size_t bytes_with(std::size_t more) const {
        return table_bytes_with(size_, slots_.size(), more, sizeof(Bits));
    }
    // What the set takes while it doubles.
    std::size_t bytes() const { return 3 * slots_.size() * sizeof(Bits); }
    void clear();

private:
    static constexpr Bits free = ~Bits{0};
    // Where the position is, or the free slot it would go to.
    std::size_t slot(Bits position) const;
    void grow();

    std::vector<Bits> slots_ = std::vector<Bits>(1024, free);
    std::size_t size_ = 0;
};

}  // namespace pegwright::search::bits
