// Positions up to symmetry: the least of a position's images stands for all of them.
//
// A table has a row of images for every value of each byte, so all images take a few look-ups. A jump changes each
// image by one exclusive or. Levels use other keys (levels/keys/position_keys.hpp); README.md says why.
#pragma once

#include "search/bits/hole_permutation.hpp"

#include <array>
#include <span>
#include <vector>

namespace pegwright::search::bits {

class SymmetryReducer {
public:
    // The position itself, then one image for each other symmetry.
    using Images = std::array<Bits, 12>;

    // For a group, with or without its identity. At most 192 KiB.
    explicit SymmetryReducer(std::span<const HolePermutation> symmetries = {});

    // O(bytes of the position).
    Images images(Bits position) const {
        Images result;
        for (std::size_t k = 1; k < order_; ++k) result[k] = 0;
        const Images* row = rows_.data();
        if (order_ > 1) {
            for (Bits rest = position; rest != 0; rest >>= 8, row += 256) {
                const Images& images = row[rest & 0xff];
                for (std::size_t k = 1; k < order_; ++k) result[k] |= images[k];
            }
        }
        result[0] = position;
        return result;
    }
    // flip: the images of the holes to flip.
    Images flipped(const Images& images, const Images& flip) const {
        Images result;
        for (std::size_t k = 0; k < order_; ++k) result[k] = images[k] ^ flip[k];
        return result;
    }
    Bits least(const Images& images) const {
        Bits least = images[0];
        for (std::size_t k = 1; k < order_; ++k) least = images[k] < least ? images[k] : least;
        return least;
    }
    Bits least(Bits position) const { return least(images(position)); }
    Bits least_flipped(const Images& images, const Images& flip) const {
        Bits least = images[0] ^ flip[0];
        for (std::size_t k = 1; k < order_; ++k) {
            const Bits image = images[k] ^ flip[k];
            least = image < least ? image : least;
        }
        return least;
    }

    template <class Jumps>
    std::vector<Images> flips_of(const Jumps& jumps) const {
        std::vector<Images> flips;
        for (const auto& jump : jumps) flips.push_back(images(jump.flip));
        return flips;
    }

private:
    std::size_t order_ = 1;
    std::vector<Images> rows_;  // 256 for each byte, if there are symmetries
};

}  // namespace pegwright::search::bits
