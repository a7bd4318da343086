#include "search/bits/position_set.hpp"

#include <bit>
#include <utility>

namespace pegwright::search::bits {

bool PositionSet::insert(Bits position) {
    const std::size_t i = slot(position);
    if (slots_[i] != free) return false;
    slots_[i] = position;
    if (++size_ * 2 > slots_.size()) grow();
    return true;
}

void PositionSet::clear() { *this = PositionSet(); }

std::size_t PositionSet::slot(Bits position) const {
    // Fibonacci hashing: the product's high bits are the well-mixed ones.
    const int shift = 64 - std::countr_zero(slots_.size());
    std::size_t i = static_cast<std::size_t>((position * 0x9E3779B97F4A7C15u) >> shift);
    while (slots_[i] != free && slots_[i] != position) i = (i + 1) & (slots_.size() - 1);
    return i;
}

void PositionSet::grow() {
    const std::vector<Bits> old = std::exchange(slots_, std::vector<Bits>(slots_.size() * 2, free));
    for (const Bits position : old)
        if (position != free) slots_[slot(position)] = position;
}

}  // namespace pegwright::search::bits
