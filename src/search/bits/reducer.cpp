#include "search/bits/reducer.hpp"

#include "base/error.hpp"

namespace pegwright::search::bits {
namespace {

bool is_identity(const HolePermutation& permutation) {
    for (std::size_t i = 0; i < permutation.size(); ++i)
        if (permutation[i] != i) return false;
    return true;
}

}  // namespace

SymmetryReducer::SymmetryReducer(std::span<const HolePermutation> symmetries) {
    for (const HolePermutation& permutation : symmetries) {
        if (is_identity(permutation)) continue;
        if (order_ == Images{}.size()) fail_internal("more symmetries than a lattice has");
        const Bits full = permutation.size() == 64 ? ~Bits{0} : (Bits{1} << permutation.size()) - 1;
        rows_.resize(256 * ((permutation.size() + 7) / 8));
        for (std::size_t i = 0; i < rows_.size(); ++i)
            rows_[i][order_] = image(permutation, Bits{i % 256} << 8 * (i / 256) & full);
        ++order_;
    }
}

}  // namespace pegwright::search::bits
