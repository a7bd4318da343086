#include "search/bits/least_image.hpp"

#include <algorithm>

namespace pegwright::search::bits {
namespace {

bool is_identity(const HolePermutation& permutation) {
    for (std::size_t i = 0; i < permutation.size(); ++i)
        if (permutation[i] != i) return false;
    return true;
}

}  // namespace

LeastImage::LeastImage(std::span<const HolePermutation> symmetries) {
    for (const HolePermutation& permutation : symmetries) {
        if (is_identity(permutation)) continue;
        const Bits full = permutation.size() == 64 ? ~Bits{0} : (Bits{1} << permutation.size()) - 1;
        Tables& tables = symmetries_.emplace_back((permutation.size() + 7) / 8);
        for (std::size_t byte = 0; byte < tables.size(); ++byte)
            for (Bits value = 0; value < 256; ++value)
                tables[byte][value] = image(permutation, value << 8 * byte & full);
    }
}

}  // namespace pegwright::search::bits
