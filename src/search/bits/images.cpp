#include "search/bits/images.hpp"

#include "base/error.hpp"

#include <algorithm>
#include <bit>

namespace pegwright::search::bits {

Images::Images(const SmallBoard& board, const std::vector<HolePermutation>& symmetries)
    : count_(std::max<std::size_t>(symmetries.size(), 1)) {
    if (count_ > Set{}.size()) fail_internal("a board with more symmetries than its lattice");
    for (std::size_t i = 0; i < board.size(); ++i) {
        Set images{};
        images[0] = Bits{1} << i;
        for (std::size_t k = 0; k < symmetries.size(); ++k) images[k] = Bits{1} << symmetries[k][i];
        holes_.push_back(images);
    }
    for (const BitJump& jump : board.jumps()) flips_.push_back(of(jump.flip));
}

Images::Set Images::of(Bits position) const {
    Set result{};
    for (Bits rest = position; rest != 0; rest &= rest - 1) {
        const Set& images = holes_[static_cast<std::size_t>(std::countr_zero(rest))];
        for (std::size_t k = 0; k < count_; ++k) result[k] |= images[k];
    }
    return result;
}

}  // namespace pegwright::search::bits
